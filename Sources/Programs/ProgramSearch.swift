internal import Foundation

/// The path of the program called `name` in the first folder of `searchPath`, folders between colons, that has one; nil
/// where none has.
public func program(_ name: String, in searchPath: String) -> String? {
  searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isProgram)
}

private func isProgram(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
}
