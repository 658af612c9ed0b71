import Foundation
import KeylineLayoutFile
import KeylineMarkup
public import KeylineScenes
import KeylineVocabulary

/// One thing that two versions of a document say differently: a property of a view, a constraint, or a view that came or went.
public struct DocumentChange: Hashable, Sendable {
    /// The object, such as `UILabel "Welcome" (title)`, or `constraint`.
    public var subject: String
    /// The difference, such as `text "Welcome" → "Hello"`.
    public var change: String
    /// The ids of the object and of everything around it, by which the changes of one scene are found.
    public var scope: Set<String>
    /// The id of the outermost view that contains the object; nil inside controllers and outside of views.
    public internal(set) var outermostView: String?
    /// The ids of the views and other objects inside of the object, in either version: a controller's bar shows in other scenes too.
    public var contents: Set<String> = []
    /// The ids of the objects inside one that came or went, which came or went with it and have no changes of their own.
    public internal(set) var folded: [String] = []
    /// The id of the object where it is a controller, or of the controller of an item in a bar or a connection.
    public fileprivate(set) var controller: String?
    /// The place in the newer version; for an object that is gone, the place of the object around it. Nil where there is none.
    public var location: SourceLocation?

    /// Describes a difference.
    init(subject: String, change: String, scope: Set<String>, location: SourceLocation?) {
        self.subject = subject
        self.change = change
        self.scope = scope
        self.location = location
    }

    /// Whether the change is about a view that is shown: the view or something around it, or something inside the object that differs.
    public func isAbout(_ views: Set<String>) -> Bool {
        !scope.isDisjoint(with: views) || !contents.isDisjoint(with: views)
    }

    /// Whether no picture shows it by itself: an outlet, an action, or an attribute for code by a key path that Keyline does not know.
    public internal(set) var isSilent = false

    /// Whether it is the version of Interface Builder that saved the document, or its choice of the context that a scene is shown in.
    public internal(set) var isBookkeeping = false
    /// The id of the controller that a segue leads to; nil for other changes.
    public internal(set) var destination: String?
    /// Whether it is a storyboard's choice of the segue whose bars the canvas shows with a scene, which Xcode makes anew as it saves.
    public internal(set) var isTieBreaker = false

    /// Whether it is a property that is a colour.
    public var isAboutColor: Bool { change.prefix { $0 != " " }.lowercased().hasSuffix("color") }

    /// Whether it is the frame that the document stores of a view.
    public var isFrame: Bool { change.hasPrefix("frame ") }

    /// Whether the change is inside a scene: always where a document has only one.
    public func isInside(scene id: String) -> Bool { scope.isEmpty || scope.contains(id) }

    /// Compares two versions of a storyboard, XIB or layout file by the ids of their objects.
    ///
    /// - Parameters:
    ///   - old: The bytes of the older version.
    ///   - new: The bytes of the newer version.
    ///   - file: The name of the file, for errors.
    /// - Returns: The differences, in the order of the newer version, then the objects that are gone; nil where a version cannot be read or its form
    ///   is another one.
    public static func changes(from old: [UInt8], to new: [UInt8], file: String) -> [DocumentChange]? {
        guard let before = DescribedDocument(old, file: file), let after = DescribedDocument(new, file: file) else {
            return nil
        }
        return after.changes(since: before)
    }
}

/// A document as objects with properties, whatever its form.
struct DescribedDocument {
    /// A view, a constraint or another object with an id.
    struct Object {
        var id: String
        var subject: String
        var scope: Set<String> = []
        /// The place in the document; nil where there is none.
        var location: SourceLocation?
        /// The id of the outermost view around it, itself included; nil inside controllers.
        var outermostView: String?
        /// The id of the object around it; nil for an outermost one.
        var parent: String?
        /// The equation of a constraint; nil for other objects.
        var equation: String?
        /// The equation, or the same with its items exchanged: equal for constraints that ask for the same.
        var form: String?
        /// The text that it shows, where its subject says another name; nil elsewhere.
        var text: String?
        /// Whether it is a constraint that is removed at build time, so that only Xcode's canvas has it.
        var isPlaceholder = false
        /// Whether it connects objects, so that its place among others says nothing.
        var isConnection = false
        /// Whether it is a controller, whose bar other scenes show too.
        var isController = false
        /// Whether it is what a controller's bars show of it.
        var isBarItem = false
        /// Whether it chooses among the contexts that Xcode may show a scene in.
        var isTieBreaker = false
        /// Whether it connects a controller with others.
        var isOfController = false
        /// Whether it connects a tab, so that it does.
        var isTab = false
        /// Whether constraints, a stack or a row place it, so that neither its stored frame nor its autoresizing mask does.
        var isPlacedByConstraints = false
        /// Whether it is a cell, which its list places.
        var isCell: Bool { element?.hasSuffix("Cell") ?? false }
        /// The name of a view's element; nil for other objects and in layout files.
        var element: String?
        /// The document's statements about the object, in its order.
        var properties: [DescribedProperty] = []
    }

    /// The version of Interface Builder that saved a document.
    struct Version {
        let number: Int
        /// The name of the attribute that has it.
        let name: String
        let location: SourceLocation
    }

    private(set) var objects: [Object] = []
    private var version: Version?
    /// The words for views and guides in equations, by their ids.
    private var names: [String: String] = [:]
    /// The ids of the objects right inside each one whose order counts.
    private var contents: [String: [String]] = [:]

    /// The id under which a document's statements about its device are kept.
    static let deviceID = "\u{2}device"
    /// The statement about a constraint that is removed at build time.
    static let placeholderKey = "removed at build time"
    /// The values of attributes that are no property of a view's, where a document does not say them.
    private static let defaults = [
        deviceID: ["orientation": "portrait", "layout": "fullscreen", "appearance": "light"],
        "button": ["buttonType": "custom"],
    ]
    /// Statements that place a view unless constraints do.
    private static let placing: Set<String> = ["frame", "fixedFrame", "autoresizingMask"]

    /// An id in an equation, which is compared by ids and shown with names.
    static func mark(_ id: String) -> String { "\u{2}\(id)\u{3}" }

    /// Reads bytes; nil where they are neither markup nor YAML that can be read.
    init?(_ bytes: [UInt8], file: String) {
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        if first == UInt8(ascii: "<") {
            guard let document = try? InterfaceDocument(bytes, file: file) else { return nil }
            // The archives of Xcode 4 number their objects anew each time.
            if let root = document.markup.root, document.markup[root].name == "archive" { return nil }
            let markup = MarkupObjects(document)
            objects = markup.objects
            version = markup.version
            names = markup.names
        } else {
            guard let root = try? YAMLComposer.compose(Data(bytes), file: file) else { return nil }
            objects = LayoutFileObjects(root).objects
        }
        for object in objects where object.equation == nil && (!object.isConnection || object.isTab) {
            if let parent = object.parent { contents[parent, default: []].append(object.id) }
        }
    }

    func changes(since old: DescribedDocument) -> [DocumentChange] {
        var before = Dictionary(old.objects.map { ($0.id, $0) }) { first, _ in first }
        let present = Set(objects.map(\.id))
        // A document without a device says nothing about it; it has one all the same.
        if let device = objects.first(where: { $0.id == Self.deviceID }), before[device.id] == nil {
            before[device.id] = Object(id: device.id, subject: device.subject)
        }
        var gone = old.objects.filter { !present.contains($0.id) }
        let renamed = renamedConstraints(since: before, &gone).merging(renamedConnections(since: before, &gone)) { $1 }
        let tabs = Set(objects.filter(\.isTab).compactMap(\.parent))
        let staying = Set(objects.filter { before[$0.id]?.parent == $0.parent }.map(\.id))
        var result: [DocumentChange] = []
        let arrivals = FoldedObjects(objects.filter { before[$0.id] == nil && renamed[$0.id] == nil })
        for object in objects {
            guard let previous = before[object.id] ?? renamed[object.id] else {
                if arrivals.isFolded(object) { continue }
                var change = Self.arrival(of: object, inPlaceOfOneOf: &gone)
                arrivals.fold(into: &change, of: object)
                result.append(change)
                continue
            }
            result += Self.changes(from: previous, to: object)
            if let move = move(of: object, from: previous) { result.append(move) }
            if old.contents(of: previous.id, in: staying) != contents(of: object.id, in: staying) {
                result.append(
                    Self.change(of: object, "order of its \(tabs.contains(object.id) ? "tabs" : "contents") changed"))
            }
        }
        let places = Dictionary(objects.map { ($0.id, $0.location) }) { first, _ in first }
        let departures = FoldedObjects(gone)
        result += gone.filter { !departures.isFolded($0) }.map { original in
            var object = original
            object.location = nil
            var around = object.parent
            while object.location == nil, let id = around {
                object.location = places[id] ?? nil
                around = before[id]?.parent
            }
            var change = Self.change(of: object, object.departure)
            departures.fold(into: &change, of: original)
            return change
        }
        for index in result.indices {
            guard let id = result[index].controller else { continue }
            result[index].contents = inside(id).union(old.inside(id))
        }
        // It changes all scenes alike, so what was edited in one comes first.
        if let change = changeOfVersion(since: old) { result.append(change) }
        let names = Self.distinct(old.names.merging(self.names) { $1 })
        return result.map { change in
            var change = change
            change.change = Self.named(change.change, names)
            return change
        }
    }

    /// The change of an object that is inside another one than before; nil where it is not, and for constraints and connections.
    private func move(of object: Object, from previous: Object) -> DocumentChange? {
        guard object.equation == nil, !object.isConnection, let before = previous.parent, let after = object.parent,
            before != after
        else { return nil }
        return Self.change(of: object, "moved from \(Self.mark(before)) to \(Self.mark(after))")
    }

    /// The views and other objects right inside one, in order, as far as others have them.
    private func contents(of id: String, in others: Set<String>) -> [String] {
        (contents[id] ?? []).filter(others.contains)
    }

    /// The change of the version that saved the document; nil where both lay out every document alike.
    private func changeOfVersion(since old: DescribedDocument) -> DocumentChange? {
        guard let before = old.version, let after = version, !CanvasVersions.areAlike(before.number, after.number)
        else {
            return nil
        }
        var change = DocumentChange(
            subject: "document", change: "\(after.name) \(before.number) → \(after.number)", scope: [],
            location: after.location)
        change.isBookkeeping = true
        return change
    }

    /// The older versions of constraints that only have another id, by the new one. They are no longer among those that are gone.
    private func renamedConstraints(since before: [String: Object], _ gone: inout [Object]) -> [String: Object] {
        var result: [String: Object] = [:]
        for object in objects where object.equation != nil && before[object.id] == nil {
            guard let index = gone.firstIndex(where: { $0.form == object.form }) else { continue }
            result[object.id] = gone.remove(at: index)
        }
        return result
    }

    /// The older versions of connections that only have another id, or another destination too, by the new one. They are no longer among those that
    /// are gone.
    private func renamedConnections(since before: [String: Object], _ gone: inout [Object]) -> [String: Object] {
        var result: [String: Object] = [:]
        let arrivals = objects.filter { $0.isConnection && $0.element != nil && before[$0.id] == nil }
        for keepsDestination in [true, false] {
            for object in arrivals where result[object.id] == nil {
                let index = gone.firstIndex { previous in
                    guard previous.isConnection, previous.parent == object.parent, previous.element == object.element
                    else {
                        return false
                    }
                    if keepsDestination { return previous.properties == object.properties }
                    // A container has each of its children through a segue, in order.
                    if let relationship = object.property("relationship"),
                        previous.property("relationship") == relationship
                    {
                        return true
                    }
                    // An outlet has one destination; of an action or a collection there may be several.
                    return object.element == "outlet" && previous.property("property") == object.property("property")
                }
                if let index { result[object.id] = gone.remove(at: index) }
            }
        }
        return result
    }

    /// Names as equations have them: long ones are shortened, and one that several objects share comes with the id.
    private static func distinct(_ names: [String: String]) -> [String: String] {
        let short = names.mapValues { $0.count > 30 ? $0.prefix(29) + "…" : $0 }
        let uses = Dictionary(grouping: short.values) { $0 }
        return Dictionary(
            uniqueKeysWithValues: short.map { id, name in
                (id, (uses[name]?.count ?? 0) > 1 ? "\(name) (\(id))" : name)
            })
    }

    /// A text with names for the ids that are marked in it.
    private static func named(_ text: String, _ names: [String: String]) -> String {
        guard text.contains("\u{2}") else { return text }
        return text.split(separator: "\u{2}", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0, let end = part.firstIndex(of: "\u{3}") else { return String(part) }
            let id = String(part[..<end])
            return (names[id] ?? id) + part[part.index(after: end)...]
        }.joined()
    }

    /// A new object; a constraint between the same views takes the place of one that is gone.
    private static func arrival(of object: Object, inPlaceOfOneOf gone: inout [Object]) -> DocumentChange {
        guard let equation = object.equation else {
            return change(of: object, "is new" + object.textBesideName)
        }
        let side = equation.prefix { $0 != " " }
        let index = gone.firstIndex { ($0.equation?.prefix { $0 != " " }) == side }
        guard let index, let previous = gone.remove(at: index).equation else {
            return change(of: object, "new: \(equation)")
        }
        return change(of: object, "\(previous) → \(equation)")
    }

    private static func changes(from old: Object, to new: Object) -> [DocumentChange] {
        var result: [DocumentChange] = []
        if let before = old.equation, let after = new.equation, old.form != new.form {
            result.append(change(of: new, "\(before) → \(after)"))
        }
        guard old.properties != new.properties else { return result }
        let row = old.element == new.element ? new.element.flatMap(InterfaceClass.named) : nil
        let isLeftOut: (DescribedProperty) -> Bool = {
            new.isPlacedByConstraints && placing.contains($0.key) || new.isCell && $0.key == "autoresizingMask"
        }
        let words = DescribedProperty.changes(
            from: old.properties.filter { !isLeftOut($0) }, to: new.properties.filter { !isLeftOut($0) },
            defaults: (row?.defaultValues ?? [:]).merging(
                defaults[new.id] ?? new.element.flatMap { defaults[$0] } ?? [:]
            ) { $1 })
        return result + words.map { words in change(of: new, new.equation.map { "\($0): \(words)" } ?? words) }
    }

    private static func change(of object: Object, _ words: String) -> DocumentChange {
        var change = DocumentChange(
            subject: object.title, change: words, scope: object.scope, location: object.location)
        change.outermostView = object.outermostView
        change.isBookkeeping = object.isTieBreaker
        change.isTieBreaker = object.isTieBreaker
        if object.element == "segue" { change.destination = object.property("destination") }
        change.controller =
            object.isController ? object.id : object.isBarItem || object.isOfController ? object.parent : nil
        change.isSilent =
            SilentStatements.contain(object.element, words) || object.isPlaceholder && !words.contains(placeholderKey)
        return change
    }

    /// The ids of everything inside of an object.
    private func inside(_ id: String) -> Set<String> {
        Set(objects.filter { $0.id != id && $0.scope.contains(id) }.map(\.id))
    }
}

extension DescribedDocument.Object {
    fileprivate func property(_ key: String) -> String? { properties.first { $0.key == key }?.value }

    /// The name in a list of changes: constraints are told by their equations.
    fileprivate var title: String { equation == nil ? subject : "constraint" }
    fileprivate var departure: String {
        if id == DescribedDocument.deviceID { return "device \(property("device")?.quoted ?? "") is gone" }
        return equation.map { "gone: \($0)" } ?? "is gone" + textBesideName
    }
    /// Such as ` with "Yellow"`.
    fileprivate var textBesideName: String { text.map { " with \($0.quoted)" } ?? "" }
}

/// The objects that came, or went, and that are told with the outermost one around them.
private struct FoldedObjects {
    /// The objects inside each outermost one, in their order.
    private var inside: [String: [DescribedDocument.Object]] = [:]
    private var folded: Set<String> = []

    init(_ objects: [DescribedDocument.Object]) {
        let byID = Dictionary(objects.map { ($0.id, $0) }) { first, _ in first }
        for object in objects {
            var outermost = object
            // Scenes and their parts that are no views are few, and each says something by itself.
            while let parent = outermost.parent.flatMap({ byID[$0] }), parent.isView || parent.isSection {
                outermost = parent
            }
            guard outermost.id != object.id else { continue }
            folded.insert(object.id)
            inside[outermost.id, default: []].append(object)
        }
    }

    func isFolded(_ object: DescribedDocument.Object) -> Bool { folded.contains(object.id) }

    /// Names some of the objects inside, those with words first, and counts the others.
    func fold(into change: inout DocumentChange, of object: DescribedDocument.Object) {
        guard let all = inside[object.id] else { return }
        change.folded = all.map(\.id)
        let views = all.filter(\.isView)
        let names = (views.filter(\.hasWords) + views.filter { !$0.hasWords }).prefix(3).map(\.shortName)
        guard !names.isEmpty else { return }
        let rest = views.count - names.count
        change.change += ", with " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension DescribedDocument.Object {
    /// Whether it is a view of a storyboard or XIB.
    fileprivate var isView: Bool { element.map { InterfaceClass.named($0) != nil } ?? false }
    fileprivate var isSection: Bool { element == "tableViewSection" }
    fileprivate var hasWords: Bool { subject.contains("\"") || text != nil }
    /// The subject without the id where it has a name.
    fileprivate var shortName: String {
        let name = subject.contains("\"") ? String(subject.dropLast(" (\(id))".count)) : subject
        return name + (text.map { " with \($0.quoted)" } ?? "")
    }
}
