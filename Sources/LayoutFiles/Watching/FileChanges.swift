internal import Foundation

/// Notices that files get another content: they are closed after writing, or others take their names, as editors do it.
///
/// The folders are watched, for a file that another takes the place of is another file.
final class FileChanges {
  private let descriptor: Int32
  /// The names that count, by the folder's watch.
  private var names: [Int32: Set<String>] = [:]

  /// Watches the files at `paths`; nil where the system cannot.
  init?(_ paths: [String]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    for path in paths {
      let url = URL(filePath: path)
      let watch = inotify_add_watch(
        descriptor, url.deletingLastPathComponent().path, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
      if watch >= 0 { names[watch, default: []].insert(url.lastPathComponent) }
    }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// Waits until something happens in one of the folders, at most `milliseconds`, and says whether a file has changed.
  func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var hasChanged = false
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      hasChanged = isAboutFile(buffer[..<count]) || hasChanged
    }
    return hasChanged
  }

  /// Whether one of the events in `bytes` is about a file that counts. An event is a watch, a mask, a cookie and the length
  /// of the name, 32 bits each, and the name with zeros behind it.
  private func isAboutFile(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var rest = bytes
    while rest.count >= head {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      rest = rest.dropFirst(head + Int(event.len))
      // Too much happened at once for the system to say what.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if names[event.wd]?.contains(String(decoding: name, as: UTF8.self)) == true { return true }
    }
    return false
  }
}
