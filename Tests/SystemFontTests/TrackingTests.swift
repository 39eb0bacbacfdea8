import Testing

@testable import SystemFont

struct TrackingTests {
  /// Apple, Human Interface Guidelines, Typography, tracking values of SF Pro, in 1/1000 em. The fit may differ by 1.2.
  @Test(
    arguments: [
      (6, 41), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (20, -23), (24, 3), (28, 14),
      (34, 12),
      (80, 0),
    ] as [(Double, Double)])
  func `tracking is Apple's table`(points: Double, thousandths: Double) {
    #expect(abs(Tracking.value(at: points, era: .iOS14) * 1000 - thousandths) <= 1.2)
  }

  @Test func `the cuts blend from 17 to 28 points`() {
    #expect(Tracking.displayBlend(at: 17, era: .iOS14) == 0)
    #expect(Tracking.displayBlend(at: 20, era: .iOS14) == 0.25)
    #expect(Tracking.displayBlend(at: 28, era: .iOS14) == 1)
    #expect(Tracking.displayBlend(at: 19.5, era: .iOS11) == 0)
    #expect(Tracking.displayBlend(at: 19.5, era: .iOS9) == 0)
    #expect(Tracking.displayBlend(at: 20, era: .iOS9) == 1)
  }

  @Test func `between two points values lie on a straight line`() {
    let points: [(Double, Double)] = [(1, 10), (3, 20), (4, 0)]
    #expect([0, 1, 2, 3, 3.5, 9, .nan].map { Tracking.interpolate(points, at: $0) } == [10, 10, 15, 20, 10, 0, 10])
  }
}
