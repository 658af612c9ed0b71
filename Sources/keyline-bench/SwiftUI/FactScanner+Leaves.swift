import Foundation
import SwiftUILayout

extension FactScanner {
    /// A size such as `30x10`, `6×6`, or `20` for a square. A name with a width alone stands for a leaf of a height of its own.
    mutating func size(squareHeight: CGFloat? = nil) -> CGSize? {
        let start = self
        guard let width = number(), width >= 0 else {
            self = start
            return nil
        }
        guard take("x") || take("×") else { return CGSize(width: width, height: squareHeight ?? width) }
        guard let height = number() else {
            self = start
            return nil
        }
        return CGSize(width: width, height: height)
    }

    /// A leaf that is flexible on one or both axes: `flex`, `half`, `flexH w20`, `flexW h10`, `clamp both 10..50`.
    mutating func flexibleLeaf() -> FactLeaf? {
        if takeWord("flexH"), take("w"), let width = factLength() {
            return FactLeaf(width: width, height: FactLeaf.flexible)
        }
        if takeWord("flexW"), take("h"), let height = factLength() {
            return FactLeaf(width: FactLeaf.flexible, height: height)
        }
        if takeWord("flex") { return FactLeaf(width: FactLeaf.flexible, height: FactLeaf.flexible) }
        if takeWord("half") { return FactLeaf(width: .half, height: .fixed(10)) }
        if takeWord("clamp"), takeWord("both"), let length = factLength() {
            return FactLeaf(width: length, height: length)
        }
        return nil
    }
}
