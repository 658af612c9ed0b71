import Foundation
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// The storyboards and XIBs of the folders that `KEYLINE_CORPUS` names.
enum Corpus {
    static let documents: [String] = {
        let folders =
            ProcessInfo.processInfo.environment["KEYLINE_CORPUS"]?.split(separator: ":").map(String.init) ?? []
        return folders.flatMap { folder in
            ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
        }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    }()
}

/// The promises of conversions, over every document of the folders that `KEYLINE_CORPUS` names, with colons between them.
@MainActor
@Suite(.enabled(if: !Corpus.documents.isEmpty, "KEYLINE_CORPUS names no folder with storyboards or XIBs"))
struct CorpusLawTests {
    /// Converts every scene of each document that can be read and converted.
    private func eachScene(into form: ConversionForm, _ body: (InterfaceDocument, ConvertedScene) throws -> Void) throws
    {
        var count = 0
        for path in Corpus.documents {
            let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
            guard let document = try? InterfaceDocument(bytes, file: path), let scenes = try? scenes(bytes, into: form)
            else { continue }
            count += 1
            for scene in scenes { try body(document, scene) }
        }
        #expect(count > Corpus.documents.count * 3 / 4)
    }

    @Test(arguments: [ConversionForm.layoutFile, .code])
    func `each property that a document says is kept or reported`(_ form: ConversionForm) throws {
        try eachScene(into: form) { document, scene in
            let losses = Dictionary(grouping: scene.losses) { $0.location.line ?? 0 }
            for view in ConvertedScene.flattened(scene.root) {
                guard let source = document.views[view.id], let row = source.row else { continue }
                let element = document.markup[source.element]
                for said in sayings(of: source.element, in: document.markup) {
                    guard
                        let property = row.allProperties.first(where: { $0.isRead(from: said.name, at: "") }),
                        !(said.value.map(property.silence.contains) ?? false), !isNothing(property, element)
                    else { continue }
                    let isReported = (losses[said.line] ?? []).contains { $0.message.contains(said.name) }
                    #expect(
                        isReported || isKept(property, in: view),
                        "\(document.file):\(said.line): \(said.name) of \(view.name)")
                }
            }
        }
    }

    /// An element's statements: its attributes, and the elements inside it that have keys, whose value is nil. A state is no value: its key
    /// is the state's name, and its attributes are properties of that state.
    private func sayings(of index: Int, in markup: Markup) -> [(name: String, value: String?, line: Int)] {
        let element = markup[index]
        let inside = element.children.map { markup[$0] }.filter {
            $0.name != "nil" && $0.name != "state" && !isNoInset($0)
        }
        return element.attributes.map { ($0.name, $0.value, element.line) }
            + inside.compactMap { child in child.key.map { ($0, nil, child.line) } }
    }

    /// Whether an element says insets of 0, as without it; Xcode writes "none, but not the default" as the smallest number there is.
    private func isNoInset(_ element: Markup.Element) -> Bool {
        element.name == "inset" && element.key != "separatorInset"
            && ["minX", "minY", "maxX", "maxY"].allSatisfy { abs(element[$0].flatMap(Double.init) ?? 0) < 0.001 }
    }

    private func isKept(_ property: InterfaceProperty, in view: ConvertedScene.View) -> Bool {
        if property.code == .call, view.construction.expression != nil { return true }
        var names: Set = [property.name]
        if case .member(let name) = property.code { names.insert(name) }
        return view.properties.contains { names.contains($0.name) || $0.name.isEmpty }
    }

    /// Whether other attributes make one mean nothing.
    private func isNothing(_ property: InterfaceProperty, _ element: Markup.Element) -> Bool {
        switch property.name {
        case "text": element["text"]?.isEmpty ?? true
        case "placeholder": element["placeholder"]?.isEmpty ?? true
        case "minimumFontSize": element["adjustsFontSizeToFit"] == "NO"
        case "adjustsFontSizeToFitWidth": element["adjustsFontSizeToFit"] == "NO"
        case "adjustsFontForContentSizeCategory": true
        // Margins in numbers take the place of the system's in cells.
        case "preservesSuperviewLayoutMargins": element.key == "contentView"
        case "style", "rowHeight", "buttonType", "reuseIdentifier": true
        default: false
        }
    }

    @Test func `a layout file of a document says the same of every view once it was a XIB`() throws {
        try eachScene(into: .layoutFile) { document, first in
            let second = try again(first)
            let third = try again(second)
            let views = ConvertedScene.flattened(first.root).dropFirst()
            let others = Dictionary(ConvertedScene.flattened(second.root).map { ($0.name, $0) }) { first, _ in first }
            for view in views {
                let other = try #require(others[view.name], "\(document.file): \(view.name) is gone")
                // A XIB always writes some properties that others leave out.
                #expect(said(view).subtracting(said(other)).isEmpty, "\(document.file): \(view.name)")
            }
            #expect(second.yaml == third.yaml, "\(document.file)")
        }
    }

    /// The properties but for those that content's size and the scene's margins decide.
    private func said(_ view: ConvertedScene.View) -> Set<String> {
        let decided: Set = ["contentHugging", "contentCompressionResistance", "layoutMargins"]
        return Set(
            view.properties.filter { !decided.contains($0.name) }.map { property in
                switch property.value {
                // The weight of a font that is missing is lost: the XIB names the font in its place.
                case .font(_, _, _, .some): property.name
                case .color(let parts): "\(property.name) \(parts.map { ($0 * 255).rounded() })"
                // Documents have more digits than a layout file writes.
                case .number(let number): "\(property.name) \(Float(number))"
                // A layout file has the letters alone; that the attributes are lost is reported.
                case .styledText(let runs): "text \(ConvertedScene.Value.text(runs.map(\.text).joined()))"
                default: "\(property.name) \(property.value)"
                }
            })
    }

    private func again(_ scene: ConvertedScene) throws -> ConvertedScene {
        let layout = try LayoutFileSource(data: Data(scene.yaml.utf8), file: "a.yaml", fonts: fonts.get())
        return try EditingTests.scene(Array(layout.interface().text.utf8), into: .layoutFile)
    }
}
