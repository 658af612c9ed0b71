import Foundation
import Testing

@testable import KeylineTypesetting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Measures the system font against one-line labels of public Interface Builder files, whose frames Apple's engine made.
@Suite struct LabelWidthTests {
    @Test(.enabled(if: Corpus.interfaceBuilder != nil, "the corpus of Interface Builder files is not here"))
    func `widths of real labels are met`() throws {
        let folder = try #require(Corpus.interfaceBuilder)
        let errors = try labels(in: folder).compactMap(relativeError).sorted()
        let median = errors[errors.count / 2]
        let ninetieth = errors[errors.count * 9 / 10]
        print("label widths: \(errors.count) labels, median error \(median), 90th percentile \(ninetieth)")
        #expect(errors.count > 100)
        #expect(median <= 0.01)
        #expect(ninetieth <= 0.035)
    }

    private func labels(in folder: URL) throws -> [LabelReader.Label] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
            .flatMap { LabelReader.labels(in: $0) }
    }

    /// The error of the width; nil for a label that something stretches or squeezes, as one may judge from its being further off than
    /// any font would be.
    private func relativeError(of label: LabelReader.Label) throws -> CGFloat? {
        guard label.width > 0 else { return nil }
        let layout = try Fixtures.typesetter().shape(AttributedText(label.text, font: label.font), locale: "en")
            .layout()
        let width = layout.size(roundedUpToScale: label.scale).width
        let error = abs(width - label.width) / label.width
        return error <= 0.15 ? error : nil
    }
}

/// Reads labels in the system font from an Interface Builder file.
private final class LabelReader: NSObject, XMLParserDelegate {
    struct Label {
        var text: String
        var font = Font.system(size: 17)
        var width: CGFloat = 0
        var scale: CGFloat
    }

    private var labels: [Label] = []
    private var current: Label?
    private var scale: CGFloat = 1

    static func labels(in file: URL) -> [Label] {
        guard let parser = XMLParser(contentsOf: file) else { return [] }
        let reader = LabelReader()
        parser.delegate = reader
        guard parser.parse() else { return [] }
        return reader.labels
    }

    private static let weights: [String: FontWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    private static let styles: [String: TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]
    private static let threefold: Set<String> = [
        "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_7",
    ]

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch (element, attributes["key"]) {
        case ("device", _):
            scale = Self.threefold.contains(attributes["id"] ?? "") ? 3 : 2
        case ("label", _):
            let text = attributes["text"] ?? ""
            let isPlain =
                !text.isEmpty && !text.contains(where: \.isNewline) && attributes["adjustsFontSizeToFit"] != "YES"
            current = isPlain ? Label(text: text, scale: scale) : nil
        case ("rect", "frame"):
            current?.width = attributes["width"].flatMap(Double.init).map { CGFloat($0) } ?? 0
        case ("fontDescription", _):
            guard let font = Self.font(attributes) else { return current = nil }
            current?.font = font
        default:
            break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        guard element == "label" else { return }
        if let current { labels.append(current) }
        current = nil
    }

    private static func font(_ attributes: [String: String]) -> Font? {
        if let name = attributes["style"] { return styles[name]?.font(for: .large) }
        guard let type = attributes["type"] else { return nil }
        let size = attributes["pointSize"].flatMap(Double.init) ?? 17
        let usual: FontWeight = type == "boldSystem" ? .bold : .regular
        var font = Font.system(size: CGFloat(size), weight: attributes["weight"].flatMap { weights[$0] } ?? usual)
        font.isItalic = type == "italicSystem"
        return font
    }
}
