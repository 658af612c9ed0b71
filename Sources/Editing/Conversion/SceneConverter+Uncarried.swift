import KeylineByteText
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary

/// Reports what a conversion does not carry, by name and place.
extension SceneConverter {
    /// The known elements inside a view: the rows of its class, and those that are no property.
    private struct Knowledge {
        /// The name of the view's element.
        let kind: String
        let rows: [InterfaceProperty]
        /// Whether the view becomes a plain one, so that only what every view has is carried.
        let isPlain: Bool
        let form: ConversionForm

        /// Whether a property is read from an attribute or element, and the result says it.
        func carries(_ key: String, _ value: String?, at path: String) -> Bool {
            rows.contains { row in
                guard row.isRead(from: key, at: path) else { return false }
                if let value, row.silence.contains(value) { return true }
                if isPlain, !InterfaceClass.everyView.contains(where: { $0.name == row.name }) { return false }
                return form == .code ? row.isInCode(value) : row.isInLayoutFiles(value)
            }
        }

        /// The path of an element inside, if properties are read from it.
        func part(_ child: Markup.Element, at path: String) -> String? {
            let inner = path.isEmpty ? child.name : "\(path)/\(child.name)"
            return [inner, "\(inner):\(child.key ?? "")"].first { part in
                rows.contains { row in row.documents.contains { $0.path == part || $0.path.hasPrefix(part + "/") } }
            }
        }
    }

    /// Reports the attributes and elements of a view that no property of the converted view came from.
    mutating func noteUncarried(_ view: InterfaceView) {
        let isPlain = type(of: view) == nil
        let knowledge = Knowledge(
            kind: view.kind, rows: (view.row?.allProperties ?? InterfaceClass.everyView), isPlain: isPlain, form: form)
        let others =
            isPlain ? [CarriedElement.plainView] : [CarriedElement.row(of: view.kind)].compactMap { $0 }
        noteUncarried(
            of: view.element, knowledge, [CarriedElement.everyView] + others, path: "", of: names[view.id] ?? view.id)
        let isStill = view.kind == "activityIndicatorView" && !document.markup[view.element].isYes("animating")
        if isStill, form == .layoutFile { lose("that \(names[view.id] ?? view.id) stands still", at: view.element) }
        if view.kind == "button", form == .layoutFile, document.markup[view.element]["buttonType"] == nil {
            lose("that \(names[view.id] ?? view.id) is a custom button", at: view.element)
        }
    }

    /// Reports what the scene's controller says besides its view.
    mutating func noteController(around root: String) {
        let markup = document.markup
        guard let view = document.views[root], let parent = markup[view.element].parent,
            markup[view.element].key == "view"
        else { return }
        if let custom = markup[parent]["customClass"] { lose("the class \(custom)", at: parent) }
        if let row = CarriedElement.row(of: "viewController") {
            let knowledge = Knowledge(kind: "viewController", rows: [], isPlain: false, form: form)
            noteUncarried(of: parent, knowledge, [row], path: "", of: "the \(markup[parent].name)")
        }
    }

    /// Reports the device, which code does not speak of.
    mutating func noteDevice() {
        let markup = document.markup
        guard let root = markup.root, let device = markup.child(of: root, named: "device"), let id = markup[device].id
        else { return }
        if form == .code || measures.environment?.device == nil { lose("the device \(id.quoted)", at: device) }
    }

    private mutating func noteUncarried(
        of index: Int, _ knowledge: Knowledge, _ others: [CarriedElement], path: String, of subject: String
    ) {
        let element = document.markup[index]
        func passes(_ key: String, _ value: String?) -> Bool {
            knowledge.carries(key, value, at: path)
                || others.contains { $0.isSilent(key, value) || $0.carries(key, value, into: knowledge.form) }
        }
        for attribute in element.attributes where !passes(attribute.name, attribute.value) {
            let message = "\(attribute.name) \(Self.shown(attribute.value)) of \(subject)"
            lose(message, at: index)
        }
        for child in element.children where !isReportedElsewhere(child) {
            noteUncarried(child: child, knowledge, path: path, of: subject, passes: passes)
        }
    }

    private mutating func noteUncarried(
        child index: Int, _ knowledge: Knowledge, path: String, of subject: String, passes: (String, String?) -> Bool
    ) {
        let child = document.markup[index]
        let inner = path.isEmpty ? child.name : "\(path)/\(child.name)"
        let key = child.key == child.name ? "" : child.key.map { "\($0) " } ?? ""
        let inside = "the \(key)\(child.name) of \(subject)"
        if let part = knowledge.part(child, at: path), !knowledge.isPlain {
            return noteUncarried(of: index, knowledge, [CarriedElement.part], path: part, of: inside)
        }
        if let row = CarriedElement.row(of: "\(knowledge.kind)/\(inner)") {
            return noteUncarried(of: index, knowledge, [row], path: inner, of: inside)
        }
        let name = child.key ?? child.name
        guard passes(name, nil) || passes(child.name, nil) else { return lose("\(name) of \(subject)", at: index) }
        if let part = CarriedElement.row(of: child.name) {
            let value = Knowledge(kind: child.name, rows: [], isPlain: false, form: form)
            noteUncarried(of: index, value, [part], path: "", of: "the \(name) of \(subject)")
        }
    }

    /// Whether an element is a view, or one that views, constraints and behaviour are read from.
    private func isReportedElsewhere(_ index: Int) -> Bool {
        let element = document.markup[index]
        if let id = element.id, document.views[id]?.element == index { return true }
        return Self.readElsewhere.contains(element.name) || element.name.hasPrefix("simulated")
            || element.name.hasSuffix("SimulatedSizeMetrics")
    }

    private static let readElsewhere: Set = [
        "subviews", "constraints", "connections", "variation", "viewLayoutGuide", "layoutGuides",
        "userDefinedRuntimeAttributes", "gestureRecognizers", "nil",
    ]

    /// A value in quotation marks, no longer than part of a line.
    private static func shown(_ value: String) -> String {
        value.count <= 40 ? value.quoted : String(value.prefix(40)).quoted + "…"
    }
}
