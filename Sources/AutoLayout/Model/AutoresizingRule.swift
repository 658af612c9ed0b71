package import Foundation

/// The distribution of a change of length along one axis by a mask.
package struct AutoresizingRule {
    let flexibleMin: Bool
    let flexibleSize: Bool
    let flexibleMax: Bool

    package init(flexibleMin: Bool, flexibleSize: Bool, flexibleMax: Bool) {
        self.flexibleMin = flexibleMin
        self.flexibleSize = flexibleSize
        self.flexibleMax = flexibleMax
    }

    /// The shares of a change that the position and the length take, each 0…1.
    ///
    /// Parts without any length share alike. Where nothing is flexible, the far margin takes everything.
    package func shares(position: CGFloat, length: CGFloat, total: CGFloat) -> (position: CGFloat, length: CGFloat) {
        let parts = [
            flexibleMin ? position : 0, flexibleSize ? length : 0, flexibleMax ? total - position - length : 0,
        ]
        let flags = [flexibleMin, flexibleSize, flexibleMax]
        let count = flags.count { $0 }
        guard count > 0 else { return (0, 0) }
        let sum = parts.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return sum > 0 ? parts[index] / sum : 1 / CGFloat(count)
        }
        return (share(0), share(1))
    }

    /// The new position and length along the axis.
    package func resize(
        position: CGFloat,
        length: CGFloat,
        from oldTotal: CGFloat,
        to newTotal: CGFloat
    ) -> (position: CGFloat, length: CGFloat) {
        let change = newTotal - oldTotal
        guard change != 0 else { return (position, length) }
        let shares = shares(position: position, length: length, total: oldTotal)
        return (position + shares.position * change, max(length + shares.length * change, 0))
    }
}
