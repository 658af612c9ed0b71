import Foundation

extension UIFont {
    /// The names of all families that `init(name:size:)` knows, sorted: those of iOS, for which free designs stand in, the bundled ones,
    /// and those of files that were added.
    @preconcurrency @MainActor public class var familyNames: [String] {
        let fonts = SceneContext.current.typesetter.fonts
        return Set(fonts.familyNames + fonts.deviceFamilyNames).sorted()
    }

    /// The names of the fonts of a family; none for a family that nobody provides. Of iOS's families those are named that the designs
    /// in their place have: regular, bold, italic, and both. Of others Keyline names the regular one.
    @preconcurrency @MainActor public class func fontNames(forFamilyName familyName: String) -> [String] {
        let fonts = SceneContext.current.typesetter.fonts
        let base = familyName.filter { $0 != " " }
        if fonts.deviceFamily(named: familyName) != nil {
            return ["", "-Bold", "-BoldItalic", "-Italic"].map { base + $0 }
        }
        return fonts.contains(name: familyName) ? [base] : []
    }
}
