package import Foundation
import KeylineScenes

/// A storyboard or XIB as it was saved.
struct IBDocument: Sendable {
    enum Kind {
        case storyboard
        case xib
    }

    let file: String
    let kind: Kind
    let root: IBElement
    /// The root and everything inside, each before what it contains.
    let elements: [IBElement]
    let tools: ToolsVersion
    let device: CanvasDevice?
    let resources: IBResources
    /// The content sizes that custom views had when their own code ran in Interface Builder, by object id.
    let designables: [String: CGSize]
    /// The elements by object id; where an id stands twice, the first.
    let objects: [String: IBElement]
    /// The segues by the controllers that they lead to.
    let incoming: [String: [IncomingSegue]]
    /// The ids of the segues that say which bars their destinations have, where several lead there.
    let preferredSegues: Set<String>
    /// The ids that stand on more than one element, in the order of the document.
    let repeatedObjects: [IBElement]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that locations give.
    /// - Throws: `InterfaceBuilderError` where the bytes are no interface of an iOS app.
    init(_ data: Data, file: String) throws(InterfaceBuilderError) {
        guard !DocumentKind.isCompiled(data) else { throw .compiled(file: file) }
        root = try IBElement.read(data, file: file)
        elements = root.subtree
        kind = try DocumentKind.kind(of: root)
        self.file = file
        tools = ToolsVersion(of: root)
        device = CanvasDevice(root.child("device"), tools: tools)
        resources = IBResources(root.child("resources"))
        designables = Self.designables(in: root)
        incoming = Self.incomingSegues(in: elements)
        let tieBreakers = root.child("inferredMetricsTieBreakers")?.children ?? []
        preferredSegues = Set(tieBreakers.compactMap { $0["reference"] })
        var objects: [String: IBElement] = [:]
        var repeated: [IBElement] = []
        for element in elements where !Self.isAuxiliary(element) {
            guard let id = element.id, !id.isEmpty else { continue }
            if objects[id] == nil { objects[id] = element } else { repeated.append(element) }
        }
        self.objects = objects
        repeatedObjects = repeated
    }

    private static func designables(in root: IBElement) -> [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for element in root.child("designables")?.children ?? [] {
            guard let id = element["name"], let size = element.size("intrinsicContentSize") else { continue }
            sizes[id] = size
        }
        return sizes
    }

    /// Elements whose `id` names something outside the document.
    private static func isAuxiliary(_ element: IBElement) -> Bool {
        ["device", "adaptation", "plugIn"].contains(element.name)
    }

    /// Whether an element stands at the top of a XIB, in no other view.
    func isAtTop(_ element: IBElement) -> Bool {
        kind == .xib && root.child("objects")?.children.contains { $0.id == element.id } ?? false
    }

    /// Whether the system shows the document while the app starts: it says so, or has the name that Xcode gives such documents.
    var isLaunchScreen: Bool {
        root.isYes("launchScreen") || file.lastPathComponent.deletingPathExtension == "LaunchScreen"
    }

    /// Whether no segue leads to a controller's scene, which is not the initial one either, while other scenes are shown by the document.
    func leavesShowingToCode(_ scene: IBScene) -> Bool {
        guard scene.kind == .controller, let id = scene.element.id, initialController?.id != id else { return false }
        return (incoming[id] ?? []).isEmpty && (initialController != nil || !incoming.isEmpty)
    }

    /// The controller that an app shows first; nil in a XIB or where none is named.
    var initialController: IBElement? { root["initialViewController"].flatMap { objects[$0] } }
}

/// Tells documents that can be read from those that cannot.
private enum DocumentKind {
    static func isCompiled(_ data: Data) -> Bool {
        ["NIBArchive", "bplist00"].contains { data.starts(with: Data($0.utf8)) }
    }

    /// Whether a format is one of those that Xcode 4.2 to 26 write, in which the same elements mean the same.
    private static func isKnown(_ version: String?) -> Bool { ["1", "2", "3"].contains(version?.prefix { $0 != "." }) }

    static func kind(of root: IBElement) throws(InterfaceBuilderError) -> IBDocument.Kind {
        let type = root["type"] ?? ""
        guard ["document", "archive"].contains(root.name), type.hasPrefix("com.apple.InterfaceBuilder") else {
            throw .otherDocument(root: root.name, location: root.location)
        }
        if let name = OtherPlatform.name(ofType: type) {
            throw .otherPlatform(name: name, location: root.location)
        }
        guard root.name == "document", isKnown(root["version"]), type.contains(".CocoaTouch.") else {
            throw .otherFormat(version: root["version"] ?? "without a number", location: root.location)
        }
        return type.contains("Storyboard") ? .storyboard : .xib
    }
}

/// The systems other than iOS that documents of Interface Builder are for.
package enum OtherPlatform {
    private static let platforms: [(key: String, name: String)] = [
        (".Cocoa.", "macOS"), (".AppleTV.", "tvOS"), (".WatchKit.", "watchOS"),
    ]

    /// The system of a document's type, such as `com.apple.InterfaceBuilder.WatchKit.Storyboard`; nil for iOS.
    static func name(ofType type: String) -> String? { platforms.first { type.contains($0.key) }?.name }

    /// The system that a document is for.
    ///
    /// - Parameter beginning: The document's first bytes, in which its type is.
    /// - Returns: The name; nil for iOS, and for a file that is no such document.
    package static func name(ofDocument beginning: Data) -> String? {
        let text = String(decoding: beginning, as: UTF8.self)
        return text.firstMatch(of: /type="(com\.apple\.InterfaceBuilder[\w.]*)"/).flatMap { name(ofType: String($0.1)) }
    }
}
