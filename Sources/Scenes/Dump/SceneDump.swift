public import Foundation
import KeylineByteText
import KeylineGraphics

/// The command's machine-readable answer: scenes of one file as JSON, described in ARCHITECTURE.md and kept stable.
public struct SceneDump: Encodable {
    private let keyline = 1
    private let file: String
    private let scale: Double
    private let scenes: [EncodedScene]
    private let diagnostics: [EncodedDiagnostic]

    /// Describes the scenes that one file made.
    ///
    /// - Parameters:
    ///   - file: The file as it was given.
    ///   - scenes: The scenes in the file's order.
    ///   - diagnostics: What there is to say about the file; the scenes' own are added.
    ///   - accessibility: Whether the elements of VoiceOver are listed.
    public init(file: String, scenes: [Scene], diagnostics: [Diagnostic], accessibility: Bool = false) {
        self.file = file
        scale = Double(scenes.first?.environment.scale ?? 1)
        self.scenes = scenes.map { EncodedScene($0, accessibility: accessibility) }
        self.diagnostics = (diagnostics + scenes.flatMap(\.diagnostics)).map(EncodedDiagnostic.init)
    }

    /// The document as indented JSON with sorted keys and a final newline.
    ///
    /// - Throws: Never for finite frames; an `EncodingError` otherwise.
    public func json() throws -> Data {
        Data(try JSONForm.document.bytes(of: self))
    }
}

private struct EncodedScene: Encodable {
    let id: String
    let size: [Double]
    let root: EncodedView
    let accessibility: [EncodedElement]?

    init(_ scene: Scene, accessibility: Bool) {
        id = scene.id.rawValue
        size = [scene.environment.size.width, scene.environment.size.height].map(Double.init)
        var mark = 0
        root = EncodedView(scene.layout.root, next: &mark)
        self.accessibility = accessibility ? EncodedElement.elements(of: scene) : nil
    }
}

/// An element of VoiceOver.
private struct EncodedElement: Encodable {
    /// A piece of further content.
    struct Content: Encodable {
        let label: String
        let value: String
        let important: Bool
    }

    let view: String
    let `class`: String
    let identifier: String?
    let frame: [Double]
    /// The rectangle around the element's outline, where it has one.
    let path: [Double]?
    let activationPoint: [Double]
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let actions: [String]
    let content: [Content]
    let rotors: [String]
    let inputLabels: [String]
    let spoken: String
    let spokenHint: String?

    static func elements(of scene: Scene) -> [EncodedElement] {
        var voice = VoiceOverVoice(locale: scene.environment.locale)
        return scene.accessibility.elements.map { EncodedElement($0, voice.words(of: $0)) }
    }

    private init(_ element: AccessibilityElement, _ words: VoiceOverVoice.Words) {
        view = element.view.rawValue
        self.class = element.className
        identifier = element.identifier
        frame = element.frame.numbers
        path = element.content.path?.controlPointBounds.numbers
        activationPoint = [Double(element.activationPoint.x), Double(element.activationPoint.y)]
        label = element.content.label
        value = element.content.value
        hint = element.content.hint
        traits = element.content.traits.words
        actions = element.content.customActions
        content = element.content.customContent.map {
            Content(label: $0.label, value: $0.value, important: $0.isImportant)
        }
        rotors = element.content.customRotors
        inputLabels = element.content.inputLabels
        spoken = words.description
        spokenHint = words.hint
    }
}

private struct EncodedView: Encodable {
    let view: ViewSnapshot
    /// The number of views before this one in the tree, which the overlay of marks shows.
    let mark: Int
    let children: [EncodedView]

    init(_ view: ViewSnapshot, next: inout Int) {
        self.view = view
        mark = next
        next += 1
        children = view.children.map { EncodedView($0, next: &next) }
    }

    enum Key: String, CodingKey {
        case id
        case mark
        case identifier
        case `class`
        case name
        case frame
        case alignmentRect
        case ambiguous
        case text
        case code
        case children
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(view.id.rawValue, forKey: .id)
        try container.encode(mark, forKey: .mark)
        try container.encodeIfPresent(view.accessibility.identifier, forKey: .identifier)
        try container.encode(view.className, forKey: .class)
        try container.encode(view.identity.name, forKey: .name)
        try container.encode(view.frame.numbers, forKey: .frame)
        try container.encode(view.geometry.alignmentRect.numbers, forKey: .alignmentRect)
        try container.encode(view.sizing.isAmbiguous, forKey: .ambiguous)
        try container.encode(view.text?.text, forKey: .text)
        if !view.codeValues.isEmpty { try container.encode(view.codeValues, forKey: .code) }
        try container.encode(children, forKey: .children)
    }
}

private struct EncodedDiagnostic: Encodable {
    let severity: String
    let kind: String
    let view: String?
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
    let hints: [String]

    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity.rawValue
        kind = diagnostic.kind.rawValue
        view = diagnostic.view?.rawValue
        file = diagnostic.location?.file
        line = diagnostic.location?.line
        column = diagnostic.location?.column
        message = diagnostic.message
        hints = diagnostic.hints
    }
}

extension CGRect {
    fileprivate var numbers: [Double] {
        [minX, minY, width, height].map(Double.init)
    }
}
