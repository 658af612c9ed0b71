package import Foundation
import KeylineTypesetting

extension UIFont {
    /// A font from the parts that documents name.
    ///
    /// - Parameters:
    ///   - base: The font of a text style, whose size and weight count where nothing else is given.
    ///   - size: The size in points.
    ///   - weight: The weight; nil keeps the base's.
    ///   - family: The family; nil for the system's. One that nobody provides is replaced by the system's when text is set.
    ///   - isItalic: Whether letters slant.
    /// - Returns: The font.
    package static func make(
        base: UIFont? = nil,
        size: CGFloat,
        weight: Weight? = nil,
        family: String? = nil,
        isItalic: Bool = false
    ) -> UIFont {
        let description = Font(
            family.map { .named($0) } ?? .system, size: size, weight: weight?.neutral ?? base?.font.weight ?? .regular,
            isItalic: isItalic)
        let isChanged = base.map { $0.font != description } ?? true
        return isChanged
            ? UIFont(description, textStyle: family == nil && weight == nil ? base?.textStyle : nil)
            : base ?? UIFont(description)
    }
}
