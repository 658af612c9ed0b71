import KeylineGraphics
import Foundation
import KeylineByteText
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

extension ValueReader {
    /// The image that a property names, by an attribute or by an element of its own; nil where there is none.
    func image(_ key: String = "image", of element: IBElement) -> UIImage? {
        if let reference = element.child("imageReference", key: key) { return image(reference) }
        guard let name = element[key], !name.isEmpty else { return nil }
        return image(named: name, isSymbol: isSymbol(element, key), of: element)
    }

    /// The image of an `imageReference`.
    private func image(_ reference: IBElement) -> UIImage? {
        guard let name = reference["image"], !name.isEmpty else { return nil }
        var image = image(named: name, isSymbol: reference["catalog"] == "system", of: reference)
        if let scale = reference.word("symbolScale", in: SymbolKeywords.scales) {
            image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
        }
        return reference.word("renderingMode", in: Self.renderingModes).flatMap { image?.withRenderingMode($0) }
            ?? image
    }

    private static let renderingModes: [String: UIImage.RenderingMode] = [
        "automatic": .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
        // The layers of a symbol take shades or colours of the view's own, which stand-ins do not have.
        "hierarchical": .automatic, "palette": .automatic, "multicolor": .automatic,
    ]

    /// Properties with a name of their own have a catalog of their own: `catalog` goes with `image`, `highlightedCatalog` with
    /// `highlightedImage`.
    private func isSymbol(_ element: IBElement, _ key: String) -> Bool {
        return element[DocumentForm.catalog(of: key)] == "system" || key != "image" && element["catalog"] == "system"
    }

    /// The image of a name: one that lies beside the document, or a stand-in of the size that the document recorded.
    func image(named name: String, isSymbol: Bool, of element: IBElement) -> UIImage? {
        if isSymbol {
            let symbol = UIImage(systemName: name)
            let recorded = document.resources.size(ofImage: name, isSymbol: true)
            return recorded.map { symbol?.inProportions(of: $0) ?? symbol } ?? symbol
        }
        if let image = surroundings.image(named: name, traits: context.traits) { return image.named(name) }
        if !surroundings.hasFile(ofImage: name, traits: context.traits) { context.report(missingImage(name, element)) }
        return UIImage(.missing(name), size: document.resources.size(ofImage: name, isSymbol: false) ?? .zero)
    }

    /// Documents of old hold some pictures themselves, as an archive of AppKit's objects: those are passed over. An image
    /// that code replaces is never seen, though a device's log names it.
    private func missingImage(_ name: String, _ element: IBElement) -> Diagnostic {
        if document.resources.archivedImages.contains(name) {
            return Diagnostic(
                .note, .missingImage, location: element.location,
                message: "the image \(name.quoted) is a keyed archive inside the document, which is not read",
                hints: ["use a picture in an asset catalog"])
        }
        let message = "there is no image named \(name.quoted)"
        guard !isReplacedByCode(element) else {
            return Diagnostic(
                .note, .missingImage, location: element.location,
                message: message + "; the app's code sets another one",
                hints: ["remove it from the document, where it is never seen"])
        }
        return Diagnostic(
            .warning, .missingImage, location: element.location, message: message,
            hints: ["add it to an asset catalog next to the document"])
    }

    /// Whether the app's code gives another image to the object that an element describes or is a part of.
    private func isReplacedByCode(_ element: IBElement) -> Bool {
        guard let id = document.objectID(around: element) else { return false }
        return document.elements.contains { owner in
            guard let name = owner["customClass"] else { return false }
            let connections = owner.child("connections")?.children ?? []
            let outlets = connections.filter { $0.name == "outlet" && $0["destination"] == id }
                .compactMap { $0["property"] }
            guard owner.id == id || !outlets.isEmpty else { return false }
            return surroundings.values(ofClass: name).contains { value in
                Self.imageProperties.contains(value.property)
                    && (value.path.first.map(outlets.contains) ?? (owner.id == id))
            }
        }
    }

    /// The properties of views that hold images.
    static let imageProperties: Set<String> = ["image", "backgroundImage"]

    /// How the property's symbol looks; nil where the document does not say.
    func symbolConfiguration(_ key: String, of element: IBElement) -> UIImage.SymbolConfiguration? {
        element.child("preferredSymbolConfiguration", key: key).map(symbolConfiguration)
    }

    private func symbolConfiguration(_ element: IBElement) -> UIImage.SymbolConfiguration {
        let scale = element.word("scale", in: SymbolKeywords.scales) ?? .default
        let weight = element.word("weight", in: SymbolKeywords.weights) ?? .unspecified
        if let font = font(of: element) {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = element.number("pointSize", in: Self.sizes) {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        return UIImage.SymbolConfiguration(scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
    }
}

/// The words that documents use for symbols.
private enum SymbolKeywords {
    static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]

    static let weights: [String: UIImage.SymbolWeight] = [
        "unspecified": .unspecified,
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
