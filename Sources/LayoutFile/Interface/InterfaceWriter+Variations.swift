import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The differences between size classes, as documents write them: an element for each combination of size classes.
extension InterfaceWriter {
    /// The content of an element's variation for some size classes.
    struct VariationContent {
        var attributes: [(String, String?)] = []
        var elements: [InterfaceElement] = []
        /// The members that a collection has or lacks, by the collection's name.
        var masks: [(collection: String, reference: String, isInstalled: Bool)] = []
    }

    /// The elements of variations, the default first.
    func variationElements(_ contents: [SizeClassKey: VariationContent]) -> [InterfaceElement] {
        contents.sorted { ($0.key.specificity, $0.key.documentKey) < ($1.key.specificity, $1.key.documentKey) }
            .map { key, content in
                let masks = ["subviews", "constraints"].compactMap { collection -> InterfaceElement? in
                    let members = content.masks.filter { $0.collection == collection }
                    guard !members.isEmpty else { return nil }
                    return InterfaceElement(
                        "mask", [("key", collection)],
                        members.map {
                            InterfaceElement($0.isInstalled ? "include" : "exclude", [("reference", $0.reference)])
                        })
                }
                return InterfaceElement(
                    "variation", [("key", key.documentKey)] + content.attributes, masks + content.elements)
            }
    }

    /// The variations of a view's element: its own values, the views inside that are not always there, and its constraints.
    mutating func variations(
        of id: ViewID, _ own: [ViewVariation], children: [ViewDescription], _ row: InterfaceClass
    ) -> [InterfaceElement] {
        var contents: [SizeClassKey: VariationContent] = [:]
        for variation in own {
            for setting in variation.settings {
                write(setting, of: row, into: &contents[variation.sizeClasses, default: .init()])
            }
        }
        func mask(_ collection: String, _ reference: String, _ isInstalled: Bool, _ variants: [any SizeClassVariant]) {
            let base = isInstalled ? [] : [(SizeClassKey("default"), false)]
            let others = variants.compactMap { variant in variant.isInstalled.map { (variant.sizeClasses, $0) } }
            for (key, isInstalled) in base + others {
                contents[key, default: .init()].masks.append((collection, reference, isInstalled))
            }
        }
        for child in children {
            guard let reference = objectID(of: child) else { continue }
            mask("subviews", reference, child.isInstalled, child.variations)
        }
        for (reference, statement) in varyingConstraints[id.rawValue] ?? [] {
            mask("constraints", reference, statement.isInstalled, statement.variations)
        }
        return variationElements(contents)
    }

    /// The constants of a constraint in some size classes.
    func variations(of statement: ConstraintStatement) -> [InterfaceElement] {
        var contents: [SizeClassKey: VariationContent] = [:]
        for variation in statement.variations {
            guard let constant = variation.constant else { continue }
            contents[variation.sizeClasses] = VariationContent(
                attributes: [("constant", InterfaceElement.number(constant))])
        }
        return variationElements(contents)
    }

    private func objectID(of node: ViewDescription) -> String? {
        snapshot(of: node).flatMap { objectIDs[$0.id.rawValue] }
    }

    /// Writes a value for some size classes; what Interface Builder does not vary is a loss.
    private mutating func write(
        _ setting: PropertySetting, of row: InterfaceClass, into content: inout VariationContent
    ) {
        if case .frame(let frame) = setting.value { return content.elements.append(InterfaceElement.frame(frame)) }
        guard let property = row.property(setting.name) else { return loseVariation(setting) }
        if case .priorities(let priorities) = setting.value {
            let suffix = setting.name == "contentHugging" ? "HuggingPriority" : "CompressionResistancePriority"
            for (axis, priority) in [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)] {
                priority.map { content.attributes.append((axis + suffix, InterfaceElement.number(CGFloat($0)))) }
            }
            return
        }
        guard case .own(let key) = property.document else { return loseVariation(setting) }
        switch setting.value {
        case .flag, .number, .integer, .choice:
            content.attributes.append((key, Self.word(property, setting.value, isExplicit: true)))
        case .text(let text):
            if text.key != nil { lose("the key of a text in a string table", at: setting.location) }
            content.attributes.append((key, texts.text(text)))
        case .image where key == "image": content.attributes += imageAttributes(setting.value, nil)
        case .color(let color): content.elements.append(colorElement(color, key: key, at: setting.location))
        case .font(let font): content.elements.append(fontElement(font, key: key, at: setting.location))
        case .insets(let insets): content.elements.append(Self.insetElement(insets, key: key))
        default: loseVariation(setting)
        }
    }

    private mutating func loseVariation(_ setting: PropertySetting) {
        lose("\(setting.name) in some size classes alone", at: setting.location)
    }

    /// Margins or other distances, in the element that documents have for each.
    private static func insetElement(_ insets: NSDirectionalEdgeInsets, key: String) -> InterfaceElement {
        guard key == "directionalLayoutMargins" else { return inset(insets, key: key) }
        let sides = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        return InterfaceElement(
            "directionalEdgeInsets", [("key", key)] + sides.map { ($0.0, InterfaceElement.number($0.1)) })
    }
}
