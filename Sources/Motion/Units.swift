/// How many of this module's milliseconds are in a second, the unit of time of springs' parameters
/// and of the laws of other platforms.
let millisecondsPerSecond = 1000.0
