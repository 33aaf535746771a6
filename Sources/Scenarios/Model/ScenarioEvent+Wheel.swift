public import CollectionEngine

extension ScenarioEvent {
  public typealias Wheel = WheelInput
}
