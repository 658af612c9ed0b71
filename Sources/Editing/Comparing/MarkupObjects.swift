import KeylineByteText
import KeylineGraphics
import KeylineMarkup
import KeylineVocabulary

/// The objects of a storyboard or XIB, each with its attributes and the attributes of elements inside it that have no id.
struct MarkupObjects {
    private let document: InterfaceDocument
    private(set) var objects: [DescribedDocument.Object] = []
    /// The words for views and guides, by their ids.
    private(set) var names: [String: String] = [:]
    /// The equations of constraints, by their ids.
    private let equations: [String: String]

    /// The version of Interface Builder that saved the document, by which its canvas is laid out.
    private(set) var version: DescribedDocument.Version?

    /// Attributes that name an object or its place, or that only editors read.
    private static let passedOver: Set<String> = [
        "id", "key", "sceneID", "userLabel", "restorationIdentifier", "misplaced", "ambiguous", "customModule",
        "customModuleProvider",
    ]

    /// Elements that only editors read: the place on the canvas, a list of animations that Xcode 7 left empty everywhere, and the list of
    /// guides, whose use constraints tell.
    private static let passedOverElements: Set<String> = ["canvasLocation", "animations", "layoutGuides"]

    /// The elements of UIKit's controllers.
    private static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
        "splitViewController", "pageViewController",
    ]

    init(_ document: InterfaceDocument) {
        self.document = document
        version = Self.version(of: document)
        let constraints = Dictionary(document.constraints.map { ($0.element ?? -1, $0) }) { first, _ in first }
        let text = LayoutEquationText { DescribedDocument.mark($0) }
        equations = Dictionary(
            document.constraints.compactMap { constraint in
                constraint.element.flatMap { document.markup[$0].id }.map { ($0, text.text(constraint)) }
            }, uniquingKeysWith: { first, _ in first })
        for index in document.markup.elements.indices {
            let element = document.markup[index]
            guard let id = element.id, !id.isEmpty, element.name != "adaptation" else { continue }
            if element.name == "device" {
                objects.append(device(index, id))
                continue
            }
            var object = DescribedDocument.Object(id: id, subject: subject(of: index, id), scope: scope(of: index))
            object.location = document.markup.location(of: index)
            object.isConnection = connection(index) != nil
            object.outermostView = outermostView(around: index)
            object.element = element.name
            object.isPlacedByConstraints = isPlacedByConstraints(index)
            object.isController = element.name.lowercased().hasSuffix("controller")
            object.isBarItem = ["navigationItem", "tabBarItem"].contains(element.name)
            object.isTab = element["relationship"] == "viewControllers"
            let around = document.markup.ancestors(of: index).lazy.first { document.markup[$0].id != nil }
            object.parent = around.flatMap { document.markup[$0].id }
            object.isOfController =
                object.isConnection && around.map { document.markup[$0].name.hasSuffix("ontroller") } ?? false
            if let constraint = constraints[index] {
                object.equation = text.text(constraint)
                object.form = [constraint, constraint.inverted].compactMap { $0 }.map(text.text).min()
                object.isPlaceholder = constraint.isPlaceholder
                // Everything else is in its equation, except what holds in some size classes alone.
                object.properties = properties(of: index).filter { $0.key == "identifier" || $0.isOfSizeClasses }
                if constraint.isPlaceholder {
                    object.properties.append(DescribedProperty(key: DescribedDocument.placeholderKey, value: "YES"))
                }
            } else {
                object.properties = properties(of: index)
                object.text = textBesideName(object)
            }
            objects.append(object)
            names[id] = document.name(of: id)?.escaped(for: .line) ?? Self.guide(id, in: document)
        }
        if let entry = initialController { objects.append(entry) }
        objects += tieBreakers
    }

    /// The controller with which a storyboard begins, as a statement about the storyboard; nil for a XIB.
    private var initialController: DescribedDocument.Object? {
        let markup = document.markup
        guard let root = markup.root, markup[root]["type"]?.contains("Storyboard") ?? false else { return nil }
        var object = DescribedDocument.Object(id: "\u{2}initial", subject: "document")
        object.location = markup.location(of: root)
        guard let id = markup[root]["initialViewController"] else { return object }
        object.properties = [DescribedProperty(key: "initialViewController", value: id)]
        object.scope = idsAround(object: id)
        return object
    }

    private static func version(of document: InterfaceDocument) -> DescribedDocument.Version? {
        let markup = document.markup
        guard let root = markup.root else { return nil }
        let plugIn = markup.elements.indices.first { index in
            markup[index].name == "plugIn" && markup.ancestors(of: index).contains { markup[$0].name == "dependencies" }
        }
        let texts = (plugIn: plugIn.flatMap { markup[$0]["version"] }, tools: markup[root]["toolsVersion"])
        return DescribedDocument.Version(
            number: CanvasVersions.version(plugIn: texts.plugIn, tools: texts.tools),
            name: texts.plugIn == nil ? "toolsVersion" : "plugIn.version",
            location: markup.location(of: texts.plugIn == nil ? root : plugIn ?? root))
    }

    /// The document's device, whose id names no object. It decides every scene.
    private func device(_ index: Int, _ id: String) -> DescribedDocument.Object {
        var object = DescribedDocument.Object(id: DescribedDocument.deviceID, subject: "document")
        object.location = document.markup.location(of: index)
        object.properties = [DescribedProperty(key: "device", value: id)] + properties(of: index)
        return object
    }

    /// A guide is named after its view: `Welcome.safeArea`.
    private static func guide(_ item: String, in document: InterfaceDocument) -> String? {
        guard let owner = document.guideOwners[item] else { return nil }
        let key = document.views[owner]?.guides.first { $0.value == item }?.key ?? "guide"
        return "\(document.name(of: owner)?.escaped(for: .line) ?? owner).\(key)"
    }

    private func subject(of index: Int, _ id: String) -> String {
        let name = document.markup[index].name
        if let words = connection(index) { return "\(words) (\(id))" }
        let isController = Self.controllers.contains(name)
        let kind =
            InterfaceClass.named(name)?.name
            ?? (isController ? "UI" + name.prefix(1).uppercased() + name.dropFirst() : name)
        let type = document.markup[index]["customClass"] ?? kind
        guard let label = document.name(of: id) else { return "\(type) (\(id))" }
        return "\(type) \(String(label.count > 30 ? label.prefix(29) + "…" : label[...]).quoted) (\(id))"
    }

    /// The words for a connection, with the object that has it: `outlet title of DetailController "Detail"`, `segue show "detail" of UIButton
    /// "Go"`; nil for other elements.
    private func connection(_ index: Int) -> String? {
        let element = document.markup[index]
        let name: String?
        switch element.name {
        case "outlet", "outletCollection": name = element["property"]
        case "action": name = element["selector"]
        case "segue": name = [element["kind"], element["identifier"]?.quoted].compactMap { $0 }.joined(separator: " ")
        default: return nil
        }
        let owner = document.markup.ancestors(of: index).lazy.first { document.markup[$0].id != nil }
        let words = owner.flatMap { owner in
            document.markup[owner].id.map { id -> String in
                let words = subject(of: owner, id)
                return document.name(of: id) == nil ? words : String(words.dropLast(" (\(id))".count))
            }
        }
        return [element.name, name, words.map { "of " + $0 }].compactMap { $0 }.joined(separator: " ")
    }

    /// The text that an object shows, where its subject has another name of it.
    private func textBesideName(_ object: DescribedDocument.Object) -> String? {
        guard object.element.flatMap(InterfaceClass.named) != nil || object.element == "barButtonItem" else {
            return nil
        }
        let leaves = object.properties.flatMap { $0.leaves() }
        let text = Self.texts.lazy.compactMap { key in leaves.first { $0.key == key && !$0.value.isEmpty }?.value }
            .first
        return text.flatMap { object.subject.contains($0.prefix(20)) ? nil : String($0.prefix(60)) }
    }

    private static let texts = ["text", "title", "normal.title", "placeholder"]

    /// The outermost view around an element, itself included; nil inside controllers.
    private func outermostView(around index: Int) -> String? {
        let around = [index] + document.markup.ancestors(of: index)
        guard let objects = around.firstIndex(where: { document.markup[$0].name == "objects" }), objects > 0 else {
            return nil
        }
        let outermost = document.markup[around[objects - 1]]
        return InterfaceClass.named(outermost.name) == nil ? nil : outermost.id
    }

    private func scope(of index: Int) -> Set<String> {
        let element = document.markup[index]
        // A segue is about the scene that it leads to as well: it decides under which bars that one is shown.
        guard element.name == "segue", let destination = element["destination"] else { return idsAround(index) }
        return idsAround(index).union(idsAround(object: destination))
    }

    /// The ids of an element and those around it.
    private func idsAround(_ index: Int) -> Set<String> {
        let around = [index] + document.markup.ancestors(of: index)
        return Set(around.flatMap { [document.markup[$0].id, document.markup[$0]["sceneID"]].compactMap { $0 } })
    }

    private func idsAround(object id: String) -> Set<String> {
        let element = document.markup.elements.indices.first { document.markup[$0].id == id }
        return element.map(idsAround) ?? [id]
    }

    private func properties(of index: Int, except leftOut: Set<Int> = []) -> [DescribedProperty] {
        let element = document.markup[index]
        let isRelationship = element["relationship"] != nil
        var result = element.attributes.filter { !Self.passedOver.contains($0.name) }.map {
            let isObject = isRelationship && $0.name == "destination"
            // Older documents call the system's buttons so.
            let value = $0.name == "buttonType" && $0.value == "roundedRect" ? "system" : $0.value
            return DescribedProperty(key: $0.name, value: isObject ? DescribedDocument.mark(value) : value)
        }
        if !element.text.allSatisfy(\.isWhitespace) {
            result.append(DescribedProperty(key: "string", value: element.text))
        }
        for child in element.children where !leftOut.contains(child) {
            let inner = document.markup[child]
            guard inner.id == nil, !["constraints", "subviews", "connections"].contains(inner.name),
                !Self.passedOverElements.contains(inner.key ?? inner.name)
            else { continue }
            if inner.name == "variation", let key = inner.key {
                result += variation(child, in: SizeClassKey(key))
                continue
            }
            // The first documents of Xcode 8 write the same frame as distances, without those that are nothing.
            if inner.name == "frame", inner.key == "frameInset" {
                if isPlacedByConstraints(index) { continue }
                let sides = [inner["minX"] ?? "0.0", inner["minY"] ?? "0.0", inner["width"], inner["height"]].compactMap
                { $0 }
                let value = sides.count == 4 ? "(\(sides[0]), \(sides[1]); \(sides[2])×\(sides[3]))" : nil
                result.append(
                    DescribedProperty(key: "frame", value: value, parts: value == nil ? properties(of: child) : []))
                continue
            }
            // The size that a cell has in a collection counts where it is in one.
            if inner.key == "customSize",
                document.markup.ancestors(of: index).first.map({ document.markup[$0].name }) == "objects"
            {
                continue
            }
            // A cell's content is as large as the cell.
            if inner.name == "rect", inner.key == "frame", element.key == "contentView" { continue }
            if inner.name == "userDefinedRuntimeAttribute" {
                result.append(runtimeAttribute(child))
                continue
            }
            let key = inner.key ?? inner["keyPath"] ?? inner.name
            // Nothing is what most properties have anyway; of a bar that is simulated it says that there is none.
            if inner.name == "nil", !key.hasPrefix("simulated") { continue }
            if let value = Self.value(of: inner) ?? Self.text(of: inner) {
                result.append(DescribedProperty(key: key, value: value))
            } else {
                result.append(DescribedProperty(key: key, parts: properties(of: child)))
            }
        }
        return result
    }

    /// An attribute that a document gives to an object by a key path: its value, or the parts of one.
    private func runtimeAttribute(_ index: Int) -> DescribedProperty {
        let parts = properties(of: index).filter { !["type", "keyPath"].contains($0.key) }
        let key = document.markup[index]["keyPath"] ?? "userDefinedRuntimeAttribute"
        let leaves = parts.flatMap { $0.leaves() }
        guard let value = leaves.first?.value, leaves.count == 1 else {
            return DescribedProperty(key: key, parts: parts)
        }
        return DescribedProperty(key: key, value: value)
    }

    /// Whether constraints, a stack or a row place an element's view: its frame in the document is what Interface Builder came to.
    private func isPlacedByConstraints(_ index: Int) -> Bool {
        let element = document.markup[index]
        if element.name == "tableViewCellContentView" { return true }
        let around = document.markup.ancestors(of: index).lazy.prefix(2).map { document.markup[$0].name }
        if Array(around) == ["subviews", "stackView"] { return true }
        return element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    }

    /// The segues by which a storyboard chooses the bars of scenes that several lead to, a statement each.
    private var tieBreakers: [DescribedDocument.Object] {
        let markup = document.markup
        return markup.elements.indices.compactMap { index in
            guard markup[index].name == "segue", let id = markup[index]["reference"],
                markup.ancestors(of: index).contains(where: { markup[$0].name == "inferredMetricsTieBreakers" })
            else { return nil }
            let segue = markup.elements.indices.first { markup[$0].id == id }
            let words = segue.map { subject(of: $0, id) } ?? "segue (\(id))"
            var object = DescribedDocument.Object(
                id: "\u{2}tie \(id)", subject: "choice of \(words) for the bars of its scene")
            object.location = markup.location(of: index)
            object.isConnection = true
            object.isTieBreaker = true
            object.scope = segue.map(scope) ?? []
            return object
        }
    }

    /// The statements of a variation, each with the size classes in which it holds. A view or constraint of which it decides whether it is there is
    /// named.
    private func variation(_ index: Int, in classes: SizeClassKey) -> [DescribedProperty] {
        let children = document.markup[index].children
        let masks = children.filter { document.markup[$0].name == "mask" }
        let installed = masks.flatMap { document.markup[$0].children }.compactMap { child -> DescribedProperty? in
            let entry = document.markup[child]
            guard let id = entry["reference"] else { return nil }
            let object = equations[id].map { "constraint \($0)" } ?? DescribedDocument.mark(id)
            return DescribedProperty(key: object + ": installed", value: entry.name == "include" ? "YES" : "NO")
        }
        let others = properties(of: index, except: Set(masks)).flatMap { $0.leaves() }.map {
            DescribedProperty(key: $0.key, value: $0.value)
        }
        return (installed + others).map { property in
            var property = property
            property.key += " in \(classes.words)"
            property.isOfSizeClasses = true
            return property
        }
    }

    /// A text that is an element because of its lines, which Xcode writes as an attribute otherwise; nil for other elements.
    private static func text(of element: Markup.Element) -> String? {
        ["string", "mutableString"].contains(element.name) && element.key != nil ? element.text : nil
    }

    /// A bar that the canvas shows, such as `navigation bar, translucent NO`.
    private static func bar(_ element: Markup.Element) -> String {
        let names = ["simulatedToolbarMetrics": "toolbar", "simulatedTabBarMetrics": "tab bar"]
        let details = element.attributes.filter { $0.name != "key" && $0.name != "type" }.map {
            "\($0.name) \($0.value)"
        }
        return ([names[element.name] ?? "navigation bar"] + details).joined(separator: ", ")
    }

    /// A font as people write it, such as `system bold 17` or `title3`; nil for one that says something else.
    private static func font(_ element: Markup.Element) -> String? {
        let attributes: Set<String> = ["key", "type", "name", "family", "weight", "style", "pointSize"]
        guard element.children.isEmpty, element.attributes.allSatisfy({ attributes.contains($0.name) }) else {
            return nil
        }
        if let style = element["style"] {
            return WordTables.textStyles.spellings.first { $0.documents.contains(style) }?.name ?? style
        }
        let parts = [element["name"] ?? element["family"] ?? element["type"], element["weight"], element["pointSize"]]
        let words = parts.compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// A value that several attributes write, as people write it; nil for other elements.
    private static func value(of element: Markup.Element) -> String? {
        switch element.name {
        case "color":
            if let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] { return name }
            let parts = (element["white"].map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap { element[$0] })
                .compactMap(Double.init)
            guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
            let hexadecimal = parts.map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }
            let alpha = element["alpha"].flatMap(Double.init).flatMap { $0 < 1 ? " alpha \(Decimals.text($0))" : nil }
            return "#" + hexadecimal.joined() + (alpha ?? "")
        case "fontDescription": return font(element)
        case "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics": return bar(element)
        case "edgeInsets", "directionalEdgeInsets", "inset":
            let sides = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
            return sides.isEmpty ? nil : sides.joined(separator: ", ")
        case "rect":
            // Some versions write what rounding leaves.
            let sides = ["x", "y", "width", "height"].compactMap { element[$0] }.map { side in
                side.count > 12 ? Double(side).map { Decimals.text($0) } ?? side : side
            }
            return sides.count == 4 ? "(\(sides[0]), \(sides[1]); \(sides[2])×\(sides[3]))" : nil
        default: return nil
        }
    }
}
