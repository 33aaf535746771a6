internal import Foundation

/// The exact solution of a damped spring around 0, in value units and seconds.
///
/// With the displacement y, its start y0 and start velocity v0:
///
///     y″ + 2a·y′ + ω0²·y = 0        a = c/(2m), ω0² = k/m
struct SpringOscillation: Equatable {
  /// The regime of the spring, with the quantities its solution needs, in 1/s.
  enum Regime: Equatable {
    /// It swings with `frequency` w = √(ω0² - a²) and fades with `decay` a.
    case underDamped(decay: Double, frequency: Double)
    /// It creeps back: `slow` r1 = a - b and `fast` r2 = a + b are its two decays, b = √(a² - ω0²).
    /// Both are a in the critical case.
    case damped(slow: Double, fast: Double)
  }

  /// y0, in value units.
  let start: Double
  /// v0, in value units per second.
  let startVelocity: Double
  /// ω0, in 1/s.
  let naturalFrequency: Double
  let regime: Regime

  init(displacement: Double, velocity: Double, parameters: SpringParameters) {
    start = displacement
    startVelocity = velocity
    naturalFrequency = parameters.naturalFrequency
    let square = parameters.stiffness / parameters.mass
    let decay = parameters.damping / (2 * parameters.mass)
    let discriminant = square - decay * decay
    if discriminant > 0 {
      regime = .underDamped(decay: decay, frequency: discriminant.squareRoot())
    } else {
      // r1 = a - b = ω0²/(a + b), without the cancellation of nearly equal numbers.
      let fast = decay + (-discriminant).squareRoot()
      regime = .damped(slow: square / fast, fast: fast)
    }
  }

  /// y at `time` seconds.
  ///
  ///     under-damped   y = e^(-a·t)·(y0·cos(w·t) + (v0 + a·y0)·sin(w·t)/w)
  ///     otherwise      y = e^(-r1·t)·(y0 + (v0 + r1·y0)·φ(t))
  func displacement(at time: Double) -> Double {
    switch regime {
    case .underDamped(let a, let w):
      let swing = start * cos(w * time) + (startVelocity + a * start) * sin(w * time) / w
      return exp(-a * time) * swing
    case .damped(let slow, let fast):
      let rise = delay(time, slow: slow, fast: fast)
      return exp(-slow * time) * (start + (startVelocity + slow * start) * rise)
    }
  }

  /// y′ at `time` seconds, in value units per second.
  ///
  ///     under-damped   y′ = e^(-a·t)·(v0·cos(w·t) - (a·v0 + ω0²·y0)·sin(w·t)/w)
  ///     otherwise      y′ = e^(-r1·t)·(v0 - r2·(v0 + r1·y0)·φ(t))
  func velocity(at time: Double) -> Double {
    switch regime {
    case .underDamped(let a, let w):
      let pull = a * startVelocity + naturalFrequency * naturalFrequency * start
      return exp(-a * time) * (startVelocity * cos(w * time) - pull * sin(w * time) / w)
    case .damped(let slow, let fast):
      let rise = delay(time, slow: slow, fast: fast)
      let pull = fast * (startVelocity + slow * start)
      return exp(-slow * time) * (startVelocity - pull * rise)
    }
  }

  /// The time by which the fast decay has held the motion up, in seconds:
  ///
  ///     φ(t) = (1 - e^(-2b·t))/(2b), and its limit t where b = 0;        2b = r2 - r1
  func delay(_ time: Double, slow: Double, fast: Double) -> Double {
    let difference = fast - slow
    return difference > 0 ? -expm1(-difference * time) / difference : time
  }
}
