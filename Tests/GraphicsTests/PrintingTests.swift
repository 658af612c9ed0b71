import Foundation
import KeylineFoundationSupplement
import Testing

/// Source: what Apple's Foundation prints.
@Suite struct PrintingTests {
    @Test func `points, sizes and rectangles are printed as bare numbers`() {
        #expect("\(CGPoint(x: 1, y: -2.5))" == "(1.0, -2.5)")
        #expect("\(CGSize(width: 30, height: 40))" == "(30.0, 40.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 30, height: 40))" == "(1.0, 2.0, 30.0, 40.0)")
    }
}
