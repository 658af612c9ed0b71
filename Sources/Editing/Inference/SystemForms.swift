import Foundation

/// What the layout system decides by itself: sizes of content, the arrangement of stacks, what no constraint places.
struct SystemForms {
    let variables: LayoutVariables
    private var document: InterfaceDocument { variables.document }
    private var geometry: CanvasGeometry { variables.geometry }

    init(_ variables: LayoutVariables) { self.variables = variables }

    /// Whether constraints are to decide a view's frame.
    func isFree(_ id: String) -> Bool {
        guard let view = document.views[id], let place = geometry[id], !place.isCollapsed else { return false }
        return (view.usesConstraints || view.isArranged) && view.parent.map { geometry[$0] != nil } ?? false
    }

    /// The edges of what lies where it lies. What is hidden in a stack lies nowhere in particular.
    var fixedEdges: [LinearBasis.Form] {
        document.order.filter { !isFree($0) && !(geometry[$0]?.isCollapsed ?? false) }.flatMap { id in
            [.left, .top, .right, .bottom].map { variables.form(id, $0) }
        }
    }

    /// The edges that lie where they lie in every use: cells, and views at the top of a XIB, may be as large as their content asks.
    var certainEdges: [LinearBasis.Form] {
        document.order.filter { !isFree($0) }.flatMap { id in
            edges(of: id, whole: document.isControllersView(id)).map { variables.form(id, $0) }
        }
    }

    private func edges(of view: String, whole: Bool) -> [LayoutVariables.Edge] {
        whole ? [.left, .top, .right, .bottom] : [.left, .top]
    }

    /// The sizes that follow from content, but for some views.
    func contentSizes(besides open: Set<String>) -> [LinearBasis.Form] {
        document.order.filter { isFree($0) && !open.contains($0) }.flatMap { id -> [LinearBasis.Form] in
            var forms: [LinearBasis.Form] = []
            if hasContentWidth(id) { forms.append(variables.difference(id, .right, .left)) }
            if hasContentHeight(id) { forms.append(variables.difference(id, .bottom, .top)) }
            return forms
        }
    }

    /// Whether a view is as wide as its content. Fonts that stand in for Apple's are a little wider or narrower.
    func hasContentWidth(_ id: String) -> Bool {
        guard let view = document.views[id], let place = geometry[id], place.content.width > 0,
            !view.hasChosenWidth, !fillsContainer(view, place)
        else { return false }
        let slack = view.isText ? max(3, 0.08 * place.content.width) : 0.6
        return abs(place.alignment.width - place.content.width) <= slack
    }

    /// A picture from edge to edge is as wide as what is around it, whatever the file's own width.
    private func fillsContainer(_ view: InterfaceView, _ place: CanvasGeometry.Place) -> Bool {
        guard view.kind == "imageView", !view.isArranged, let parent = view.parent, let around = geometry[parent] else {
            return false
        }
        return abs(place.alignment.width - around.alignment.width) < 0.5
    }

    /// Whether a view is as high as its content.
    func hasContentHeight(_ id: String) -> Bool {
        guard let view = document.views[id], let place = geometry[id], place.content.height > 0,
            !fillsContainer(view, place)
        else { return false }
        let slack = view.isText ? max(2, (namesFont(view) ? 0.25 : 0.1) * place.content.height) : 0.6
        return abs(place.alignment.height - place.content.height) <= slack
    }

    /// Whether a text is set in a font of the app's own, whose lines are as high as its designer made them.
    private func namesFont(_ view: InterfaceView) -> Bool {
        let font = document.markup.child(of: view.element, named: "fontDescription")
        return font.map { document.markup[$0]["name"] != nil } ?? false
    }

    /// How stacks place what they arrange.
    var stacks: [LinearBasis.Form] {
        document.order.filter { document.views[$0]?.isStack ?? false }.flatMap { StackForms($0, variables).all }
    }

}

/// How one stack places what it arranges.
private struct StackForms {
    private typealias Edge = LayoutVariables.Edge

    private let stack: String
    private let variables: LayoutVariables
    private let views: [String]
    private let isVertical: Bool
    private let isReversed: Bool
    private let distribution: String
    private let alignment: String

    init(_ stack: String, _ variables: LayoutVariables) {
        self.stack = stack
        self.variables = variables
        let document = variables.document
        let view = document.views[stack]
        views = (view?.children ?? []).filter { id in
            (document.views[id]?.isArranged ?? false) && !(variables.geometry[id]?.isCollapsed ?? true)
        }
        let element = view.map { document.markup[$0.element] }
        isVertical = element?["axis"] == "vertical"
        isReversed = variables.isReversed(inside: stack)
        distribution = element?["distribution"] ?? "fill"
        alignment = element?["alignment"] ?? "fill"
    }

    var all: [LinearBasis.Form] { views.isEmpty ? [] : along + across }

    private var leading: Edge { isReversed ? .right : .left }
    private var trailing: Edge { isReversed ? .left : .right }
    private var start: Edge { isVertical ? .top : leading }
    private var end: Edge { isVertical ? .bottom : trailing }
    private var crossStart: Edge { isVertical ? leading : .top }
    private var crossEnd: Edge { isVertical ? trailing : .bottom }

    private func equal(_ first: String, _ edge: Edge, _ second: String, _ other: Edge) -> LinearBasis.Form {
        variables.form(first, edge).subtracting(variables.form(second, other))
    }

    private var along: [LinearBasis.Form] {
        guard let first = views.first, let last = views.last else { return [] }
        let pairs = Array(zip(views, views.dropFirst()))
        let gaps = pairs.map { equal($1, start, $0, end) }
        var forms = [equal(first, start, stack, start), equal(last, end, stack, end)]
        switch distribution {
        case "equalSpacing": forms += gaps.dropFirst().map { $0.subtracting(gaps[0]) }
        case "equalCentering":
            let centres = pairs.map { middle($1).subtracting(middle($0)) }
            forms += centres.dropFirst().map { $0.subtracting(centres[0]) }
        case "fillEqually":
            forms += gaps + pairs.map { length($1).subtracting(length($0)) }
        default: forms += gaps
        }
        return forms
    }

    private func length(_ view: String) -> LinearBasis.Form { variables.difference(view, end, start) }

    private func middle(_ view: String) -> LinearBasis.Form {
        var form = variables.form(view, start)
        form.merge(variables.form(view, end)) { $0 + $1 }
        return form
    }

    private var across: [LinearBasis.Form] {
        let forms = views.flatMap { view -> [LinearBasis.Form] in
            switch alignment {
            case "fill": [equal(view, crossStart, stack, crossStart), equal(view, crossEnd, stack, crossEnd)]
            case "trailing", "bottom": [equal(view, crossEnd, stack, crossEnd)]
            case "center": [crossMiddle(view).subtracting(crossMiddle(stack))]
            default: [equal(view, crossStart, stack, crossStart)]
            }
        }
        return forms + (alignment == "fill" ? [] : longest.map { [equal($0, crossEnd, stack, crossEnd)] } ?? [])
    }

    private func crossMiddle(_ view: String) -> LinearBasis.Form {
        var form = variables.form(view, crossStart)
        form.merge(variables.form(view, crossEnd)) { $0 + $1 }
        return form
    }

    /// The view that is as long across as the stack, which has its length there from it.
    private var longest: String? {
        guard let around = variables.geometry[stack]?.alignment else { return nil }
        return views.first { view in
            guard let own = variables.geometry[view]?.alignment else { return false }
            return isVertical ? abs(own.width - around.width) < 0.5 : abs(own.height - around.height) < 0.5
        }
    }
}
