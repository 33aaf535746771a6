import Scenarios

extension Scenario {
  /// The scenario as a file in `folder`, from where the paths of its layouts lead; "" for the current one.
  func yaml(in folder: String) -> String {
    let place = FilePlace(folder.isEmpty ? "." : folder)
    return mappingCompiledLayouts { layout, file in
      var file = file
      file.paths = file.paths.map { FilePlace($0).path(from: place) }
      return layout.standing(in: file)
    }.yaml
  }
}
