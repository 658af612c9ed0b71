import KeylineVocabulary

/// What SwiftUI's views do not say of UIKit's.
extension SwiftUIWriter {
    /// The properties of a view, and of the views inside, that no modifier came from.
    func unwritten(_ view: View) -> [ConvertedScene.Loss] {
        guard let location = view.element.location else { return [] }
        let loss = { (message: String) in ConvertedScene.Loss(location: location, message: message) }
        if view["isHidden"] != nil { return [loss("the hidden \(view.name)")] }
        if view.type == "UIPageControl" { return [loss("the page control \(view.name)")] }
        let losses = view.properties.filter { !Self.isWritten($0, of: view) }.map { loss("\($0.name) of \(view.name)") }
        return losses + view.children.flatMap(unwritten)
    }

    private static func isWritten(_ property: ConvertedScene.Property, of view: View) -> Bool {
        if property.name == "clipsToBounds", case .flag(false) = property.value { return false }
        let rows =
            InterfaceClass.inLayoutFiles.first { $0.name == view.type }?.allProperties ?? InterfaceClass.everyView
        guard let row = rows.first(where: { $0.name == property.name }) else { return false }
        let word: String? = if case .word(let word) = property.value { word } else { nil }
        return row.swiftUI.says(word)
    }
}
