public import Foundation
public import KeylineScenes

/// Reads a scene of a document in terms of views, properties and equations, and notes what has none.
public struct SceneConverter {
    private let document: InterfaceDocument
    private let geometry: CanvasGeometry
    private var names: [String: String] = [:]
    private var losses: [ConvertedScene.Loss] = []

    /// Reads a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene's id.
    ///   - document: The document.
    ///   - source: The same document as a source of scenes, which tells what the system gives views.
    ///   - size: The scene's size on the canvas, in points.
    ///   - name: What people call it.
    /// - Returns: The scene.
    /// - Throws: `EditingError` where it has no view of its own; what laying out throws.
    @MainActor
    public static func convert(
        _ scene: SceneID, of document: InterfaceDocument, laidOutBy source: any SceneSource, size: CGSize, name: String
    ) throws -> ConvertedScene {
        let geometry = try CanvasGeometry(of: document, laidOutBy: source, storing: [], only: scene)
        var converter = SceneConverter(document, geometry)
        return try converter.convert(scene, size, name)
    }

    private init(_ document: InterfaceDocument, _ geometry: CanvasGeometry) {
        (self.document, self.geometry) = (document, geometry)
    }

    private mutating func convert(
        _ scene: SceneID, _ size: CGSize, _ name: String
    ) throws(EditingError) -> ConvertedScene {
        let inside = document.views(inScene: scene)
        guard let root = inside.first(where: { document.views[$0]?.parent == nil }) else {
            throw .impossible(
                reason: "the scene “\(scene)” has no view of its own", location: SourceLocation(file: document.file),
                hint: "choose one with --scene")
        }
        nameViews(root)
        let view = convert(root)
        var equations: [ConvertedScene.Equation] = []
        for id in document.order where names[id] != nil { equations += frames(id) }
        for constraint in document.constraints where names[constraint.holder] != nil {
            if let made = equation(constraint) { equations.append(made) }
        }
        noteBehaviour(in: scene)
        return ConvertedScene(
            name: name, size: size, root: view, constraints: equations, names: names,
            losses: losses.sorted { $0.location < $1.location })
    }

    /// Names from labels where they are words, from kinds and numbers otherwise.
    private mutating func nameViews(_ root: String) {
        var taken: Set<String> = [ConvertedScene.screen]
        var waiting = [root]
        while let id = waiting.popLast() {
            guard let view = document.views[id] else { continue }
            let label = document.markup[view.element]["userLabel"].map(Self.identifier) ?? ""
            let base = id == root ? ConvertedScene.screen : label.isEmpty ? view.kind : label
            var name = base
            var number = 1
            while id != root, !taken.insert(name).inserted || (number == 1 && label.isEmpty && name == view.kind) {
                name = "\(base)\(number)"
                number += 1
            }
            names[id] = name
            waiting += view.children.reversed()
        }
    }

    private static func identifier(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0 == 0 ? $1.prefix(1).lowercased() + $1.dropFirst() : $1.capitalized }
            .joined()
        return joined.first?.isLetter ?? false ? joined + "View" : ""
    }

    private mutating func lose(_ message: String, at element: Int) {
        losses.append(.init(location: document.markup.location(of: element), message: message))
    }

    private mutating func convert(_ id: String) -> ConvertedScene.View {
        guard let view = document.views[id] else {
            return .init(id: id, name: names[id] ?? id, type: "UIView", properties: [], children: [])
        }
        let type = Self.types[view.kind]
        if type == nil, names[id] != ConvertedScene.screen {
            lose("a \(view.kind) becomes a plain view", at: view.element)
        }
        let element = document.markup[view.element]
        if let custom = element["customClass"] { lose("the class \(custom)", at: view.element) }
        var reader = PropertyConverter(document, view)
        var properties = reader.properties
        if element.key == "contentView", let margins = geometry[id]?.margins {
            // What the system gives cells' content, a plain view has to be told.
            let given: Set = ["layoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"]
            properties.removeAll { given.contains($0.name) }
            let sides = [margins.top, margins.left, margins.bottom, margins.right]
            properties += [
                .init(name: "insetsLayoutMarginsFromSafeArea", value: .flag(false)),
                .init(name: "layoutMargins", value: .insets(sides)),
            ]
        }
        for message in reader.losses { lose(message, at: view.element) }
        var children: [ConvertedScene.View] = []
        for child in view.children { children.append(convert(child)) }
        return .init(
            id: id, name: names[id] ?? id, type: type ?? "UIView", properties: properties, children: children)
    }

    private static let types: [String: String] = [
        "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
        "stackView": "UIStackView", "scrollView": "UIScrollView", "textField": "UITextField",
        "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
        "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
        "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    ]

    /// A view that a frame and a mask place becomes one that constraints hold there.
    private mutating func frames(_ id: String) -> [ConvertedScene.Equation] {
        guard let view = document.views[id], let parent = view.parent, !view.isArranged else { return [] }
        if document.markup[view.element].key == "contentView" {
            return ["leading", "top", "trailing", "bottom"].map { fixed(names[id] ?? id, $0, names[parent], 0) }
        }
        let isFixed = document.markup[view.element].isYes("fixedFrame")
        guard !view.usesConstraints || isFixed, let frame = solvedFrame(id, in: parent) ?? view.frame else { return [] }
        if !isFixed { lose("the autoresizing mask of \(names[id] ?? id)", at: view.element) }
        let outer = names[parent] ?? parent
        let own = names[id] ?? id
        return [
            fixed(own, "leading", outer, frame.minX), fixed(own, "top", outer, frame.minY),
            fixed(own, "width", nil, frame.width), fixed(own, "height", nil, frame.height),
        ]
    }

    /// Where masks, tables and the like put a view, in the coordinates of the view around; nil where it is not shown.
    private func solvedFrame(_ id: String, in parent: String) -> CGRect? {
        guard let own = geometry[id]?.frame, let outer = geometry[parent]?.frame else { return nil }
        return own.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }

    private func fixed(_ name: String, _ attribute: String, _ outer: String?, _ value: CGFloat)
        -> ConvertedScene.Equation
    {
        .init(
            first: .init(name: name, attribute: attribute), relation: "equal",
            second: outer.map { .init(name: $0, attribute: attribute) }, multiplier: 1, constant: Double(value),
            priority: 1000)
    }

    private mutating func equation(_ constraint: InterfaceConstraint) -> ConvertedScene.Equation? {
        if constraint.isPlaceholder { return nil }
        guard let first = place(constraint.first) else {
            constraint.element.map { lose("a constraint to a view that is not converted", at: $0) }
            return nil
        }
        let second = constraint.second.flatMap(place)
        if constraint.second != nil, second == nil {
            constraint.element.map { lose("a constraint to a guide that is not converted", at: $0) }
            return nil
        }
        return .init(
            first: first, relation: constraint.relation, second: second, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority, identifier: constraint.identifier)
    }

    private static let guideNames = [
        "safeArea": "safeArea", "layoutMargins": "margins", "readableContent": "readable", "keyboard": "keyboard",
        "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    ]

    private func place(_ side: InterfaceConstraint.Side) -> ConvertedScene.Equation.Place? {
        guard let view = document.view(of: side.item), let name = names[view] else { return nil }
        var (guide, attribute) = (String?.none, side.attribute)
        if side.item != view {
            guard let key = document.views[view]?.guides.first(where: { $0.value == side.item })?.key else {
                return nil
            }
            switch (key, attribute) {
            case ("top", "bottom"): (guide, attribute) = ("safeArea", "top")
            case ("bottom", "top"): (guide, attribute) = ("safeArea", "bottom")
            case ("top", _), ("bottom", _): guide = nil
            default:
                guard let known = Self.guideNames[key] else { return nil }
                guide = known
            }
        }
        if attribute.hasSuffix("Margin") { (guide, attribute) = ("margins", String(attribute.dropLast(6))) }
        if attribute.hasSuffix("WithinMargins") { (guide, attribute) = ("margins", String(attribute.prefix(7))) }
        if attribute == "baseline" { attribute = "lastBaseline" }
        return .init(name: name, guide: guide, attribute: attribute)
    }

    /// What a document says beyond layout.
    private mutating func noteBehaviour(in scene: SceneID) {
        guard
            let outer = document.markup.elements.first(where: {
                $0["sceneID"] == scene.rawValue || $0.id == scene.rawValue
            })?
            .range
        else { return }
        let words = [
            "outlet": "an outlet", "action": "an action", "segue": "a segue",
            "outletCollection": "an outlet collection",
            "userDefinedRuntimeAttribute": "a runtime attribute", "variation": "what differs between size classes",
            "tapGestureRecognizer": "a gesture", "attributedString": "an attributed text",
        ]
        for index in document.markup.elements.indices {
            let element = document.markup[index]
            guard outer.contains(element.startTag.lowerBound), let word = words[element.name] else { continue }
            lose(word + (element["property"].map { " “\($0)”" } ?? ""), at: index)
        }
    }
}
