import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineLocalization
import KeylineOutletValues
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The values that the app's code gives to the objects of a document before the first picture.
extension DocumentViewBuilder {
    /// Sets the values of code, and reports mistakes in it.
    func applyCode() {
        applyCodeOfClasses()
        noteCopiedTables()
        noteLayoutsOfCode()
        notePlaceholders()
        surroundings.codeFindings.forEach(context.report)
    }

    /// Notes at collections whose layout is of the app's own class that its code may give their cells other sizes.
    private func noteLayoutsOfCode() {
        guard surroundings.hasCode else { return }
        for element in document.elements where element.name == "collectionView" {
            guard let layout = element.children.first(where: { $0["key"] == "collectionViewLayout" }),
                layout["customClass"] != nil
            else { continue }
            let origin = ViewSnapshot.CodeValue(
                property: "collectionViewLayout", location: layout.location, isUnknown: true)
            note(origin, on: element.id.flatMap { objects[$0] })
        }
    }

    /// Notes at the views of constraints that Xcode leaves out of its builds that code gives them others: the size that they have here is not the app's.
    private func notePlaceholders() {
        guard surroundings.hasCode, !isOnCanvas else { return }
        for holder in document.elements {
            for constraint in holder.child("constraints")?.children ?? [] where constraint.isYes("placeholder") {
                let items = [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }
                let inner = items.filter { $0 != holder.id }
                let origin = ViewSnapshot.CodeValue(
                    property: "constant", location: constraint.location, isUnknown: true)
                for id in inner.isEmpty ? [holder.id].compactMap({ $0 }) : inner { note(origin, on: objects[id]) }
            }
        }
    }

    /// Reports the tables in which code looks texts up that are copies of the development language's, each once for all of its texts.
    private func noteCopiedTables() {
        guard context.environment.language.pseudoLanguages.isEmpty else { return }
        let names = document.elements.compactMap { classOfCode($0, $0.id.flatMap { objects[$0] }) }
        let tables = Set(names).flatMap(surroundings.values).reduce(into: Set<String?>()) { tables, value in
            if case .lookup(_, let table, _) = value.value { tables.insert(table) }
        }
        for copy in tables.compactMap(context.strings.copy) {
            context.report(
                Diagnostic(
                    .warning, .untranslated, location: SourceLocation(file: copy.file),
                    message: "\(copy.sameCount) of its \(copy.count) texts read the same in "
                        + "\(context.environment.locale) as in the language of the app's development: "
                        + "it is a copy that was not translated",
                    hints: ["translate the table, or leave it out so that the app is known not to have the language"]))
        }
    }

    /// Sets the values of classes that are not compiled into this program: those run their own code.
    func applyCodeOfClasses() {
        for element in document.elements {
            let object = element.id.flatMap { objects[$0] }
            guard let name = classOfCode(element, object) else { continue }
            let attributes = runtimeAttributes(of: element)
            noteOutletsOfUnreadCode(of: element, name)
            noteLookOfUnreadClass(name, of: element, object)
            noteUnreadTexts(attributes, of: element, name, object)
            for value in surroundings.values(ofClass: name) {
                // Code that shows an attribute does nothing for an object without it.
                guard let filled = value.value.filled(with: attributes) else { continue }
                var value = value
                value.value = filled
                apply(value, to: object, of: element)
            }
        }
        applyCodeToBars()
    }

    /// The class whose code gives an object values.
    ///
    /// - Parameters:
    ///   - element: The object's element.
    ///   - object: The object; nil for one that is not made.
    /// - Returns: The class that the document names, or UIKit's for an object with runtime attributes, by which the app's code may extend
    ///   it; nil for others, and for classes that are compiled into this program.
    func classOfCode(_ element: IBElement, _ object: AnyObject?) -> String? {
        let hasAttributes = element.child("userDefinedRuntimeAttributes") != nil
        guard hasAttributes || element["customClass"] != nil else { return nil }
        let type = object.map { String(describing: Swift.type(of: $0)) }
        let system = type.flatMap { hasAttributes && SystemClasses.superclasses[$0] != nil ? $0 : nil }
        guard let name = element["customClass"] else { return system }
        guard type != name else { return nil }
        // Of a class of a package there is no code; the app may extend the one above it all the same.
        return system != nil && surroundings.values(ofClass: name).isEmpty && !surroundings.declares(class: name)
            ? system : name
    }

    /// Notes that code of a bar's controller gives its tabs their titles.
    func noteTitles(of tabs: UITabBarController, _ container: IBElement?) {
        guard let name = container?["customClass"] else { return }
        for value in surroundings.values(ofClass: name) where value.path == ["tabBar"] && value.property == "title" {
            let origin = ViewSnapshot.CodeValue(
                property: value.property,
                location: SourceLocation(file: value.file, line: value.line, column: value.column), isUnknown: true)
            for controller in tabs.viewControllers ?? [] { note(origin, on: controller.tabBarItem) }
        }
    }

    /// Notes at the objects of outlets that belong to code which is not here that this may give them another look; and at a row's outlets that
    /// the list's code may give them other words, wherever that is written: a row has an outlet to a label in order to be filled.
    private func noteOutletsOfUnreadCode(of element: IBElement, _ name: String) {
        for connection in element.child("connections")?.children ?? [] {
            guard connection.isOutlet, let outlet = connection["property"], !Self.systemOutlets.contains(outlet),
                let target = connection["destination"].flatMap({ objects[$0] })
            else { continue }
            let isOfUnreadCode = surroundings.isOfUnreadCode(outlet: outlet, ofClass: name)
            guard isOfUnreadCode || Self.rows.contains(element.name) && surroundings.declares(class: name) else {
                continue
            }
            let given = surroundings.values(ofClass: name).filter { value in
                value.path.count == 1 && value.path.first.map(connection.isNamed) ?? false
                    && (value.certainty == .certain || !isOfUnreadCode)
            }
            for property in isOfUnreadCode ? Self.look(of: target) : Self.words(of: target)
            where !given.contains(where: { $0.property == property }) {
                let origin = ViewSnapshot.CodeValue(property: property, location: connection.location, isUnknown: true)
                note(origin, on: target)
            }
        }
    }

    /// Notes at a view with text whose class is in a package that is not here that it may have another font and colour.
    private func noteLookOfUnreadClass(_ name: String, of element: IBElement, _ object: AnyObject?) {
        guard surroundings.hasCode, !surroundings.declares(class: name), SystemClasses.superclasses[name] == nil,
            object is UILabel || object is UIButton || object is UITextField || object is UITextView
        else { return }
        for property in object is UIButton ? ["font", "titleColor"] : ["font", "textColor"] {
            note(ViewSnapshot.CodeValue(property: property, location: element.location, isUnknown: true), on: object)
        }
    }

    /// Outlets of UIKit's own classes whose objects have no words.
    private static let systemOutlets: Set<String> = ["view", "tableView", "collectionView", "delegate", "dataSource"]

    /// The elements of rows and items.
    private static let rows: Set<String> = [
        "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    ]

    /// The properties by which code may give an object of a document other words.
    private static func words(of object: AnyObject) -> [String] {
        switch object {
        case is UIButton: ["title"]
        case is UILabel, is UITextView: ["text"]
        default: []
        }
    }

    /// The properties by which code may give an object of a document another look.
    private static func look(of object: AnyObject) -> [String] {
        switch object {
        case is UIButton: ["title", "font", "titleColor", "backgroundColor", "isHidden"]
        case is UIBarItem: ["title"]
        case is UIView: ["text", "font", "textColor", "backgroundColor", "isHidden"]
        default: []
        }
    }

    /// Notes that code gives an object its text by an attribute with a key, in a way that no value tells.
    private func noteUnreadTexts(
        _ attributes: [String: CodeValue], of element: IBElement, _ name: String, _ object: AnyObject?
    ) {
        let ofCode = surroundings.runtimeAttributes(ofClass: name)
        let read = surroundings.values(ofClass: name).reduce(into: Set<String>()) {
            $0.formUnion($1.value.attributes)
        }
        for (path, value) in attributes.sorted(by: { $0.key < $1.key }) {
            guard case .text = value, ofCode[path] != true, !read.contains(path), Self.isKeyOfText(path) else {
                continue
            }
            let isTitled = object is UIButton || object is UIBarItem || object is UINavigationItem
            let origin = ViewSnapshot.CodeValue(
                property: isTitled ? "title" : "text", location: element.location, isUnknown: true)
            note(origin, on: object)
        }
    }

    /// Whether the name of an attribute says that its value is the key of a text.
    private static func isKeyOfText(_ path: String) -> Bool {
        let name = path.lowercased()
        return ["locali", "lockey", "l10n", "i18n", "translat", "textkey", "titlekey", "stringkey", "placeholderkey"]
            .contains(where: name.contains)
    }

    /// Notes at bars that the app's code colours all of their class.
    private func applyCodeToBars() {
        var bars: [ObjectIdentifier: (bar: UIView, className: String)] = [:]
        for object in objects.values {
            let navigationBar = object as? UINavigationBar ?? (object as? UINavigationController)?.navigationBar
            let tabBar = object as? UITabBar ?? (object as? UITabBarController)?.tabBar
            if let navigationBar { bars[ObjectIdentifier(navigationBar)] = (navigationBar, "UINavigationBar") }
            if let tabBar { bars[ObjectIdentifier(tabBar)] = (tabBar, "UITabBar") }
        }
        for (bar, className) in bars.values {
            for value in surroundings.values(ofClass: className) {
                bar.source.codeValues.append(
                    ViewSnapshot.CodeValue(
                        property: value.property,
                        location: SourceLocation(file: value.file, line: value.line, column: value.column),
                        isLikely: false, isUnknown: true))
            }
        }
    }

    /// The texts, pictures and flags that the document gives to properties of an object's own class.
    private func runtimeAttributes(of element: IBElement) -> [String: CodeValue] {
        var result: [String: CodeValue] = [:]
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            let text = RuntimeValue(attribute: attribute, values: values).text ?? ""
            switch attribute["type"] {
            case "string", "localizedString": result[path] = .text(text)
            case "image": result[path] = .namedImage(text)
            case "boolean": result[path] = .flag(text == "YES")
            default: result[path] = .nothing
            }
        }
        return result
    }

    private func apply(_ value: OutletValue, to object: AnyObject?, of element: IBElement) {
        for target in targets(of: value.path, from: object, element) { apply(value, to: target) }
        // The owner of a XIB has its views inside, and takes the touches on them.
        guard value.property == "gestureRecognizers", element["placeholderIdentifier"] == "IBFilesOwner" else { return }
        for view in document.root.child("objects")?.children ?? [] where ViewKind.isView(view) {
            if let target = view.id.flatMap({ objects[$0] }) { apply(value, to: target) }
        }
    }

    private func apply(_ value: OutletValue, to target: AnyObject) {
        if let item = target as? UINavigationItem, let replaced = Self.items(value.property, of: item) {
            return noteReplaced(replaced, by: value)
        }
        // A name that leads nowhere, such as a colour of code that is not run, is as good as a value that is not known.
        let texts = CodeTexts(self)
        let isUnknown = value.certainty == .unknown || !PropertyOfCode(value, texts).set(on: target)
        var origin = ViewSnapshot.CodeValue(
            property: value.property == "attributedTitle" ? "title" : value.property,
            location: SourceLocation(file: value.file, line: value.line, column: value.column),
            isLikely: value.certainty != .certain && !isUnknown, isUnknown: isUnknown)
        origin.value = isUnknown ? nil : texts.words(value.value)
        note(origin, on: target)
    }

    /// The items that a property of a bar's item holds; nil for other properties.
    private static func items(_ property: String, of item: UINavigationItem) -> [UIBarButtonItem]? {
        switch property {
        case "leftBarButtonItem", "leftBarButtonItems": item.leftBarButtonItems ?? []
        case "rightBarButtonItem", "rightBarButtonItems": item.rightBarButtonItems ?? []
        default: nil
        }
    }

    /// Notes at the views of items that code shows others in their place.
    private func noteReplaced(_ items: [UIBarButtonItem], by value: OutletValue) {
        let origin = ViewSnapshot.CodeValue(
            property: "isHidden", location: SourceLocation(file: value.file, line: value.line, column: value.column),
            isUnknown: true)
        for view in items.compactMap(\.customView) { note(origin, on: view) }
    }

    private func note(_ origin: ViewSnapshot.CodeValue, on target: AnyObject?) {
        switch target {
        case let bar as UISearchBar:
            Self.note(origin, in: &bar.source.codeValues)
            // The field inside shows the bar's texts.
            Self.note(origin, in: &bar.searchTextField.source.codeValues)
        case let segments as UISegmentedControl:
            Self.note(origin, in: &segments.source.codeValues)
            // The labels inside show the titles.
            guard origin.isUnknown else { return }
            for label in segments.subviews.flatMap(\.subviews) { Self.note(origin, in: &label.source.codeValues) }
        case let button as UIButton:
            Self.note(origin, in: &button.source.codeValues)
            guard Self.propertiesOfLabels.contains(origin.property), let label = button.titleLabel else { return }
            Self.note(origin, in: &label.source.codeValues)
        case let view as UIView: Self.note(origin, in: &view.source.codeValues)
        case let constraint as NSLayoutConstraint:
            let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
            // Of a view and one around it the former moves.
            let moved = views.count == 2 && views[1].isDescendant(of: views[0]) ? views[1] : views.first
            moved.map { note(origin, on: $0) }
        case let item as UIBarItem: Self.note(origin, in: &item.source.codeValues)
        case let item as UINavigationItem: Self.note(origin, in: &item.source.codeValues)
        case let controller as UIViewController: Self.note(origin, in: &controller.navigationItem.source.codeValues)
        default: break
        }
    }

    /// Properties that a button's label has for it.
    private static let propertiesOfLabels: Set<String> = [
        "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
    ]

    /// Adds where a value comes from. One that is not known says nothing beside a likely one of the property, which is shown.
    private static func note(_ origin: ViewSnapshot.CodeValue, in values: inout [ViewSnapshot.CodeValue]) {
        if origin.isUnknown, values.contains(where: { $0.isLikely && $0.property == origin.property }) { return }
        values.append(origin)
    }

    /// The objects at the end of a path: an outlet of the class that is read, or all objects of a collection, then properties of UIKit's own.
    private func targets(of path: [String], from object: AnyObject?, _ element: IBElement) -> [AnyObject] {
        guard let first = path.first else { return [object].compactMap { $0 } }
        let outlets = (element.child("connections")?.children ?? []).filter { $0.isOutlet && $0.isNamed(first) }
        let connected = outlets.compactMap { $0["destination"].flatMap { objects[$0] } }
        var starts = connected.isEmpty ? [object.flatMap { Self.part(first, of: $0) }].compactMap { $0 } : connected
        if starts.isEmpty, path == ["collectionView"] { starts = collections(ofDelegate: element) }
        return starts.compactMap { start in
            path.dropFirst().reduce(Optional(start)) { object, name in object.flatMap { Self.part(name, of: $0) } }
        }
    }

    /// The collections that ask an object for the sizes of their cells, whatever its outlets to them are called.
    private func collections(ofDelegate element: IBElement) -> [AnyObject] {
        document.elements.filter { collection in
            collection.name == "collectionView"
                && (collection.child("connections")?.children ?? []).contains {
                    $0["property"] == "delegate" && $0["destination"] == element.id
                }
        }.compactMap { $0.id.flatMap { objects[$0] } }
    }

    private static func part(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (object, name) {
        case (let controller as UIViewController, "navigationItem"): controller.navigationItem
        case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
        case (let controller as UIViewController, "view"): controller.view
        // A controller of a class that is not compiled in is a plain one; its view is the list all the same.
        case (let controller as UIViewController, "tableView"): controller.view as? UITableView
        case (let controller as UIViewController, "collectionView"): controller.view as? UICollectionView
        case (let button as UIButton, "titleLabel"): button.titleLabel
        case (let button as UIButton, "configuration"): button
        case (let bar as UISearchBar, "searchTextField"): bar.searchTextField
        case (let cell as UITableViewCell, "textLabel"): cell.textLabel
        case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
        case (let cell as UITableViewCell, "contentView"): cell.contentView
        case (let cell as UICollectionViewCell, "contentView"): cell.contentView
        default: nil
        }
    }
}

extension IBElement {
    /// Whether a connection is an outlet, or one of an outlet collection.
    fileprivate var isOutlet: Bool { name == "outlet" || name == "outletCollection" }

    /// Whether an outlet has a name, or is the variable of a property of that name, as Objective-C may connect it.
    fileprivate func isNamed(_ name: String) -> Bool { self["property"] == name || self["property"] == "_" + name }
}

/// Turns values of code into texts in the language of a scene.
@MainActor
struct CodeTexts {
    private let strings: any StringSource
    private let environment: SceneEnvironment
    private let values: ValueReader
    private let surroundings: any DocumentResources

    init(_ builder: DocumentViewBuilder) {
        strings = builder.context.strings
        environment = builder.context.environment
        values = builder.values
        surroundings = builder.surroundings
    }

    /// The text of a value; nil for a value that is no text, and for a name of R.swift's whose key is not there.
    func text(_ value: CodeValue) -> String? {
        switch value {
        case .text(let text): text
        case .lookup(let key, let table, let fallback): transformed(text(ofKey: key, table) ?? fallback ?? key)
        case .generated(let table, let name): strings.text(generatedAs: name, table: table).map(transformed)
        case .joined(let parts): joined(parts)
        case .formatted(let format, let values): text(format).map { Self.filled($0, values.map { text($0) ?? "…" }) }
        case .changed(let value, let letters): text(value).map { changed($0, letters) }
        case .withoutMarks(let value): text(value).map { $0.replacing(/<\/?[A-Za-z][^<>]*>/, with: "") }
        case .nothing: ""
        case .attribute, .lookupOfAttribute, .madeOfAttributes, .flag, .number, .color, .namedColor, .systemColor,
            .namedImage,
            .generatedImage, .systemImage, .font:
            nil
        }
    }

    /// A value as people write it; nil for one that has no words.
    func words(_ value: CodeValue) -> String? {
        switch value {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Decimals.text(number)
        case .namedColor(let name), .systemColor(let name), .namedImage(let name), .generatedImage(let name),
            .systemImage(let name):
            name.quoted
        case .color(let red, let green, let blue, let alpha):
            Color(red: red, green: green, blue: blue, alpha: alpha).description
        case .font: font(value).map { "\($0.fontName) \(Decimals.text($0.pointSize))" }
        default: text(value)?.quoted
        }
    }

    private func text(ofKey key: String, _ table: String?) -> String? {
        strings.plural(forKey: key, table: table)?.general ?? strings.text(forKey: key, table: table)
    }

    private func transformed(_ text: String) -> String {
        PseudoLanguage.transform(
            text, by: values.strings.pseudoLanguages, length: Double(environment.language.textLength),
            locale: environment.locale)
    }

    private func joined(_ parts: [CodeValue]) -> String? {
        let texts = parts.compactMap(text)
        return texts.count == parts.count ? texts.joined() : nil
    }

    private func changed(_ text: String, _ letters: CodeValue.LetterCase) -> String {
        let locale = Locale(identifier: environment.locale)
        return switch letters {
        case .uppercased: text.uppercased(with: locale)
        case .lowercased: text.lowercased(with: locale)
        case .capitalized: text.capitalized(with: locale)
        }
    }

    /// A format with samples in the places of its values, which may have numbers.
    static func filled(_ format: String, _ samples: [String]) -> String {
        var next = 0
        return format.replacing(/%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h|q|z)?([@diufgxXsc%])/) { match -> String in
            guard match.2 != "%" else { return "%" }
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            let sample = samples.indices.contains(index) ? samples[index] : "…"
            return match.2 == "@" || match.2 == "s" || Double(sample) != nil ? sample : "3"
        }
    }

    /// The colour of a value; nil for other values.
    func color(_ value: CodeValue) -> UIColor? {
        switch value {
        case .namedColor(let name): surroundings.color(named: name)
        case .systemColor(let name): UIColor.system(named: name) ?? generatedColor(name)
        case .color(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        default: nil
        }
    }

    /// The font of a value, or the system's in place of a missing one; nil for other values.
    func font(_ value: CodeValue) -> UIFont? {
        guard case .font(let font) = value else { return nil }
        return self.font(font) ?? font.standIn
    }

    private func font(_ font: CodeFont) -> UIFont? {
        switch font {
        case .system(let size, let weight):
            return .systemFont(ofSize: size, weight: weight.flatMap { WordTables.fontWeights.byLayout[$0] } ?? .regular)
        case .italic(let size): return .italicSystemFont(ofSize: size)
        case .named(let name, let size): return UIFont(name: name, size: size)
        case .style(let style): return .preferredFont(forTextStyle: Self.style(style))
        case .scaled(let base, let style):
            let metrics = UIFontMetrics(forTextStyle: style.map(Self.style) ?? .body)
            return (self.font(base) ?? base.standIn).map { metrics.scaledFont(for: $0) }
        case .first(let fonts): return fonts.lazy.compactMap { self.font($0) }.first
        }
    }

    private static func style(_ name: String) -> UIFont.TextStyle { WordTables.textStyles.byLayout[name] ?? .body }

    private func generatedColor(_ name: String) -> UIColor? {
        surroundings.assetName(generatedAs: name, isColor: true).flatMap { surroundings.color(named: $0) }
    }

    /// The image of a value; nil for other values. A name that Xcode generated may be written as a member of any type.
    func image(_ value: CodeValue) -> UIImage? {
        switch value {
        case .namedImage(let name): UIImage(named: name)
        case .systemImage(let name): UIImage(systemName: name)
        case .generatedImage(let name), .systemColor(let name):
            surroundings.assetName(generatedAs: name, isColor: false).flatMap { UIImage(named: $0) }
        default: nil
        }
    }
}

/// A property that code sets, on whichever object has it.
@MainActor
struct PropertyOfCode {
    private let value: OutletValue
    private let texts: CodeTexts

    init(_ value: OutletValue, _ texts: CodeTexts) {
        self.value = value
        self.texts = texts
    }

    /// Sets the property.
    ///
    /// - Returns: False for an object without the property, and for a value that is not known here.
    func set(on object: AnyObject) -> Bool {
        switch value.property {
        case "isHidden", "backgroundColor", "tintColor": setLook(on: object)
        case "isEnabled": setEnabled(on: object)
        case "numberOfLines", "adjustsFontSizeToFitWidth", "rowHeight": setMeasure(on: object)
        case "alpha", "clipsToBounds", "layer.masksToBounds", "layer.cornerRadius", "layer.borderWidth",
            "layer.borderColor":
            setSurface(on: object)
        case "textColor", "titleColor": setTextColor(on: object)
        case "image", "backgroundImage": setImage(on: object)
        case "accessibilityLabel", "accessibilityValue", "accessibilityHint": setWords(on: object)
        case "font": setFont(on: object)
        default: texts.text(value.value).map { setText($0, on: object) } ?? false
        }
    }

    private func setLook(on object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        if case .flag(let flag) = value.value, value.property == "isHidden" {
            view.isHidden = flag
            return true
        }
        guard let color = texts.color(value.value) else { return false }
        if value.property == "tintColor" { view.tintColor = color } else { view.backgroundColor = color }
        return true
    }

    private func setEnabled(on object: AnyObject) -> Bool {
        guard case .flag(let flag) = value.value else { return false }
        switch object {
        case let control as UIControl: control.isEnabled = flag
        case let label as UILabel: label.isEnabled = flag
        case let item as UIBarItem: item.isEnabled = flag
        default: return false
        }
        return true
    }

    private func setMeasure(on object: AnyObject) -> Bool {
        switch (object, value.property, value.value) {
        case (let label as UILabel, "numberOfLines", .number(let number)):
            guard let count = Int(exactly: number), count >= 0 else { return false }
            label.numberOfLines = count
        case (let label as UILabel, "adjustsFontSizeToFitWidth", .flag(let flag)):
            label.adjustsFontSizeToFitWidth = flag
        case (let table as UITableView, "rowHeight", .number(let height)): table.rowHeight = height
        default: return false
        }
        return true
    }

    private func setSurface(on object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        switch (value.property, value.value) {
        case ("alpha", .number(let alpha)): view.alpha = alpha
        case ("clipsToBounds", .flag(let clips)), ("layer.masksToBounds", .flag(let clips)): view.clipsToBounds = clips
        case ("layer.cornerRadius", .number(let radius)): view.layer.cornerRadius = radius
        case ("layer.borderWidth", .number(let width)): view.layer.borderWidth = width
        case ("layer.borderColor", let value):
            guard let color = texts.color(value) else { return false }
            view.layer.borderColor = color.cgColor
        default: return false
        }
        return true
    }

    private func setTextColor(on object: AnyObject) -> Bool {
        guard let color = texts.color(value.value) else { return false }
        switch object {
        case let label as UILabel: label.textColor = color
        case let field as UITextField: field.textColor = color
        case let text as UITextView: text.textColor = color
        case let button as UIButton: button.setTitleColor(color, for: state)
        default: return false
        }
        return true
    }

    private func setFont(on object: AnyObject) -> Bool {
        guard let font = texts.font(value.value) else { return false }
        switch object {
        case let label as UILabel: label.font = font
        case let field as UITextField: field.font = font
        case let text as UITextView: text.font = font
        // A configuration has fonts of its own.
        case let button as UIButton where button.configuration == nil: button.titleLabel?.font = font
        default: return false
        }
        return true
    }

    private func setImage(on object: AnyObject) -> Bool {
        guard let image = texts.image(value.value) else { return false }
        switch object {
        case let view as UIImageView: view.image = image
        case let button as UIButton where value.property == "backgroundImage":
            button.setBackgroundImage(image, for: state)
        case let button as UIButton: button.setImage(image, for: state)
        case let item as UIBarItem: item.image = image
        default: return false
        }
        return true
    }

    private func setWords(on object: AnyObject) -> Bool {
        guard let responder = object as? UIResponder, let text = texts.text(value.value) else { return false }
        switch value.property {
        case "accessibilityLabel": responder.accessibilityLabel = text
        case "accessibilityValue": responder.accessibilityValue = text
        default: responder.accessibilityHint = text
        }
        return true
    }

    private func setText(_ text: String, on object: AnyObject) -> Bool {
        switch (object, value.property) {
        case (let label as UILabel, "text"), (let label as UILabel, "attributedText"): label.text = text
        case (let field as UITextField, "text"), (let field as UITextField, "attributedText"): field.text = text
        case (let field as UITextField, "placeholder"), (let field as UITextField, "attributedPlaceholder"):
            field.placeholder = text
        case (let view as UITextView, "text"), (let view as UITextView, "attributedText"): view.text = text
        case (let bar as UISearchBar, "placeholder"): bar.placeholder = text
        case (let bar as UISearchBar, "prompt"): bar.prompt = text
        case (let bar as UISearchBar, "text"): bar.text = text
        case (let button as UIButton, "title"):
            button.setTitle(text, for: state)
            // The document's configuration would show its own title otherwise.
            if state == .normal { button.configuration?.title = text }
        case (let button as UIButton, "attributedTitle"):
            // It replaces the document's, which would be shown in place of a plain title.
            button.setStyledTitle(nil, for: state)
            button.setTitle(text, for: state)
            if state == .normal { button.configuration?.title = text }
        case (let segments as UISegmentedControl, "title"):
            guard let index = value.state.flatMap({ Int($0) }), index < segments.numberOfSegments else { return false }
            segments.setTitle(text, forSegmentAt: index)
        case (let item as UINavigationItem, "title"): item.title = text
        case (let item as UINavigationItem, "prompt"): item.prompt = text
        case (let item as UIBarItem, "title"): item.title = text
        case (let controller as UIViewController, "title"): controller.title = text
        default: return false
        }
        return true
    }

    private var state: UIControl.State {
        switch value.state {
        case "selected": .selected
        case "highlighted": .highlighted
        case "disabled": .disabled
        default: .normal
        }
    }
}

extension CodeFont {
    /// The system's font in place of one that is not there, as heavy as its name says; nil for a text style's.
    fileprivate var standIn: UIFont? {
        switch self {
        case .named(let name, let size):
            let weight = WordTables.weight(inFontName: name).flatMap { WordTables.fontWeights.byLayout[$0] }
            return .systemFont(ofSize: size, weight: weight ?? .regular)
        case .first(let fonts): return fonts.first?.standIn
        case .scaled(let font, _): return font.standIn
        case .system, .italic, .style: return nil
        }
    }
}
