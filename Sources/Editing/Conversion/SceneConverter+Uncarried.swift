import KeylineByteText
import KeylineScenes

/// Reports what a conversion does not carry, by name and place.
extension SceneConverter {
    /// Reports the attributes and elements of a view that no property of the converted view came from.
    mutating func noteUncarried(_ view: InterfaceView) {
        let rows =
            type(of: view) == nil ? CarriedElement.rows(ofPlainView: view.kind) : CarriedElement.rows(ofView: view.kind)
        noteUncarried(of: view.element, rows, path: view.kind, of: names[view.id] ?? view.id)
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
            noteUncarried(of: parent, [row], path: "viewController", of: "the \(markup[parent].name)")
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
        of index: Int, _ rows: [CarriedElement], path: String, of subject: String
    ) {
        let element = document.markup[index]
        for attribute in element.attributes where !passes(rows, attribute.name, attribute.value) {
            let message = "\(attribute.name) \(Self.shown(attribute.value)) of \(subject)"
            // Lists in SwiftUI have styles and titles, which layout files have no word for.
            let isOfList =
                path == "tableView" && attribute.name == "style"
                || path == "tableView/sections/tableViewSection" && attribute.name.hasSuffix("Title")
            if isOfList { loseInLayoutFile(message, at: index) } else { lose(message, at: index) }
        }
        for child in element.children { noteUncarried(child: child, rows, path: path, of: subject) }
    }

    private mutating func noteUncarried(
        child index: Int, _ rows: [CarriedElement], path: String, of subject: String
    ) {
        let child = document.markup[index]
        guard !isReportedElsewhere(index) else { return }
        let inner = "\(path)/\(child.name)"
        let row = CarriedElement.row(of: inner) ?? child.key.flatMap { CarriedElement.row(of: "\(inner):\($0)") }
        if let row {
            let key = child.key == child.name ? "" : child.key.map { "\($0) " } ?? ""
            return noteUncarried(of: index, [row], path: inner, of: "the \(key)\(child.name) of \(subject)")
        }
        let name = child.key ?? child.name
        guard passes(rows, name, nil) || passes(rows, child.name, nil) else {
            return lose("\(name) of \(subject)", at: index)
        }
        if let part = CarriedElement.row(of: child.name) {
            noteUncarried(of: index, [part], path: child.name, of: "the \(name) of \(subject)")
        }
    }

    private func passes(_ rows: [CarriedElement], _ attribute: String, _ value: String?) -> Bool {
        rows.contains { $0.isSilent(attribute, value) || $0.carries(attribute, value, into: form) }
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
