import Foundation
import KeylineFoundationSupplement
import Testing
import UIKitLayout

/// Geometry as text and in objects, as UIKit writes it.
@Suite struct GeometryTextTests {
    private let rect = CGRect(x: -1, y: 0, width: 10, height: 20.5)

    @Test func `geometry is written in braces, without needless digits`() {
        #expect(NSStringFromCGRect(rect) == "{{-1, 0}, {10, 20.5}}")
        #expect(NSCoder.string(for: rect.origin) == "{-1, 0}")
        #expect(NSCoder.string(for: rect.size) == "{10, 20.5}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    }

    @Test func `functions for rectangles give what the methods give`() {
        let other = CGRect(x: 5, y: 10, width: 10, height: 20)
        #expect([rect, other].reduce(.null, CGRectUnion) == CGRect(x: -1, y: 0, width: 16, height: 30))
        #expect(CGRectIntersection(rect, other) == CGRect(x: 5, y: 10, width: 4, height: 10.5))
        #expect(CGRectInset(rect, 1, 2) == CGRect(x: 0, y: 2, width: 8, height: 16.5))
        #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 0, y: 2, width: 10, height: 20.5))
        #expect(CGRectIntegral(rect) == CGRect(x: -1, y: 0, width: 10, height: 21))
    }

    @Test func `what is written is read`() {
        #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
        #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
        #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgVector(for: "{3, -4}") == CGVector(dx: 3, dy: -4))
        let insets = UIEdgeInsets(top: 1, left: 2.25, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(turn)) == turn)
    }

    @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{nan, 1}", "{1e999, 0}"])
    func `other text is zero`(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
    }

    @Test func `values keep geometry`() {
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @MainActor @Test func `a constraint's anchors make constraints of the same attributes`() {
        let one = UIView()
        let two = UIView()
        let constraint = one.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 8)
        #expect(constraint.firstAnchor.item === one && constraint.secondAnchor?.item === two)
        if let second = constraint.secondAnchor {
            let copy = constraint.firstAnchor.constraint(equalTo: second)
            #expect(copy.firstAttribute == .leading && copy.secondAttribute == .trailing)
        }
        #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
        constraint.shouldBeArchived = true
        #expect(constraint.shouldBeArchived)
    }
}
