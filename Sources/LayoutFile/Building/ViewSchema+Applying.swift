import KeylineVocabulary
import UIKitLayout

/// The texts and images of a document as an environment has them, for the keys that show them.
@MainActor
protocol PropertyContents {
    /// A text in the environment's language.
    func text(_ text: LayoutText) -> String
    /// An image; a stand-in where there is none of the name.
    func image(_ image: LayoutImage?) -> UIImage?
}

extension ViewSchema {
    /// Sets what a file says of a view, in the schema's order, so that the order of keys in the file does not matter.
    @MainActor func apply(_ settings: [PropertySetting], to view: UIView, contents: any PropertyContents) {
        let values = Dictionary(settings.map { ($0.name, $0.value) }) { first, _ in first }
        for property in allProperties {
            guard let value = values[property.name] else { continue }
            property.set?(view, value.input(for: property, contents))
            if case .font = property.kind { followTextSize(view) }
        }
    }

    /// In layout files the fonts of texts follow the text size.
    @MainActor private func followTextSize(_ view: UIView) {
        InterfaceClass.named(element)?.property("adjustsFontForContentSizeCategory")?.set?(view, .flag(true))
    }
}

extension PropertyValue {
    /// The value in the environment's language and colours.
    @MainActor fileprivate func input(for property: InterfaceProperty, _ contents: any PropertyContents)
        -> PropertyInput
    {
        switch self {
        case .text(let text): .text(contents.text(text))
        case .number(let number): .number(number)
        case .integer(let number): .integer(number)
        case .flag(let flag): .flag(flag)
        case .choice(let word): .word(property.spellings.first { $0.layout == word }?.name ?? word)
        case .color(let color): .color(color.uiColor)
        case .font(let font): .font(font.uiFont)
        case .image(let image): contents.image(image).map { .image($0) } ?? .none
        case .insets(let insets): .insets(insets)
        case .frame(let frame): .frame(frame)
        case .priorities(let priorities): .priorities(priorities)
        case .list(let values): .texts(values.map { contents.text($0.text) })
        case .size(let size): .size(size)
        }
    }
}
