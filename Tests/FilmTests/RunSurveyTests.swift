import CollectionEngine
import Film
import Foundation
import Scenarios
import Testing

@Suite("Surveys of runs")
struct RunSurveyTests {
  @Test("Motion is what changes the bounds, from the frame before to the frame at rest")
  func motions() {
    let survey = RunSurvey(of: Samples.carousel)
    #expect(survey.motions.count == 2)
    #expect(survey.motions[0].lowerBound < 0.15 && survey.motions[1].lowerBound > 1.4)
    #expect(survey.motions[1].upperBound <= survey.end)
    #expect(survey.size == Samples.carousel.viewport.size)
    #expect(survey.frameCount == Int((survey.end * 60).rounded()) + 1)
  }

  @Test(
    "Instants lie evenly over the time of motion, and none in a pause", arguments: [1, 2, 8, 64])
  func even(count: Int) {
    let survey = RunSurvey(of: Samples.carousel)
    let instants = survey.instants(count: count)
    #expect(instants.count == count && instants == instants.sorted())
    #expect(instants.last == survey.motions[1].upperBound)
    #expect(instants.allSatisfy { instant in survey.motions.contains { $0.contains(instant) } })
    if count > 1 { #expect(instants.first == survey.motions[0].lowerBound) }
  }

  @Test("Instants every so often end with the end of the motion, and are not more than asked for")
  func every() {
    let survey = RunSurvey(of: Samples.fling)
    let instants = survey.instants(every: 0.25, limit: 64)
    #expect(instants.count == Int((survey.movingTime / 0.25).rounded(.up)) + 1)
    #expect(abs(instants[1] - instants[0] - 0.25) < 1e-12)
    #expect(instants.last == survey.motions[0].upperBound)
    #expect(survey.instants(every: 0.001, limit: 5).count == 5)
  }

  @Test("Items on a way of their own are motion")
  func items() {
    let survey = RunSurvey(
      of: Samples.scenario(
        """
        layout: appear
        content: {sections: [{items: 3}]}
        events: [{at: 0.5, update: {insert: [[0, 0]]}}]
        """))
    #expect(survey.motions.count == 1)
    #expect(
      abs(survey.movingTime - 0.3) < 2.0 / 60 && survey.motions.last?.upperBound == survey.end)
  }

  @Test("Where nothing moves there is one instant, the end")
  func still() {
    let survey = RunSurvey(of: Samples.scenario("content: {size: [10, 10]}\nuntil: 0.5"))
    #expect(survey.motions.isEmpty && survey.end == 0.5)
    #expect(survey.instants(count: 8) == [0.5])
    #expect(survey.instants(every: 0.1, limit: 8) == [0.5])
  }

  @Test("The largest sides of a viewport that changes are known")
  func turned() {
    #expect(RunSurvey(of: Samples.turned).size == CGSize(width: 240, height: 240))
  }
}
