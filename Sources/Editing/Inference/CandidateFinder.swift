import Foundation

/// Finds the constraints of some views that hold on the canvas.
struct CandidateFinder {
    typealias Side = InterfaceConstraint.Side

    let variables: LayoutVariables
    let system: SystemForms
    private(set) var found: [ConstraintCandidate] = []

    var document: InterfaceDocument { variables.document }
    var geometry: CanvasGeometry { variables.geometry }

    init(_ variables: LayoutVariables) {
        self.variables = variables
        system = SystemForms(variables)
    }

    /// The candidates of some views, the most natural first; equal ones in the order of the document.
    static func candidates(of views: [String], _ variables: LayoutVariables) -> [ConstraintCandidate] {
        var finder = CandidateFinder(variables)
        for view in views where finder.system.isFree(view) { finder.visit(view) }
        return finder.found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
            .map(\.element)
    }

    private mutating func visit(_ id: String) {
        guard let view = document.views[id], let parent = view.parent, let place = geometry[id] else { return }
        addSizes(of: view, place, in: parent)
        guard !view.isArranged, let around = geometry[parent] else { return }
        let siblings = neighbours(of: id, in: parent)
        addInsets(of: id, place, in: parent, around, siblings)
        addCentres(of: id, place, in: parent, around)
        for sibling in siblings { addRelation(of: id, place, to: sibling.id, sibling.place, among: siblings) }
    }

    /// The other views of a container that constraints can speak of.
    func neighbours(of id: String, in parent: String) -> [(id: String, place: CanvasGeometry.Place)] {
        (document.views[parent]?.children ?? []).compactMap { other in
            guard other != id, let place = geometry[other], !place.isCollapsed,
                document.views[other]?.isArranged == false
            else { return nil }
            return (other, place)
        }
    }

    mutating func add(
        _ first: Side, _ second: Side?, constant: Double, holder: String, cost: Double,
        multiplier: Double = 1, ratio: String? = nil, isSymbolic: Bool = false
    ) {
        var constraint = InterfaceConstraint(id: "", first: first, second: second, holder: holder)
        constraint.constant = (constant * 10_000).rounded() / 10_000
        constraint.multiplier.value = multiplier
        constraint.multiplier.ratio = ratio
        constraint.isSymbolic = isSymbolic
        if let container = document.container(of: constraint) {
            // Centres count to the right in every direction of reading.
            if constraint.first.attribute == "centerX", geometry[container]?.canvas.isFromRight ?? false {
                constraint.constant = constraint.constant == 0 ? 0 : -constraint.constant
            }
            if variables.isReversed(inside: container) { constraint = constraint.reversed }
        }
        found.append(ConstraintCandidate(constraint: constraint, cost: cost))
    }
}

extension CandidateFinder {
    /// Written sizes, the shape, and sizes like those of neighbours.
    private mutating func addSizes(of view: InterfaceView, _ place: CanvasGeometry.Place, in parent: String) {
        let width = Double(place.alignment.width)
        let height = Double(place.alignment.height)
        guard width >= 0, height >= 0 else { return }
        let own = view.id
        // How long arranged texts are is for their stack and their content to decide.
        if view.isArranged, view.isText { return }
        // A text grows with its language and the reader's text size, so it is held by distances as long as there are any.
        add(
            Side(item: own, attribute: "width"), nil, constant: width, holder: own,
            cost: ConstraintCost.ofWidth(width) + (view.isText ? ConstraintCost.sizeOfText : 0))
        add(
            Side(item: own, attribute: "height"), nil, constant: height, holder: own,
            cost: ConstraintCost.ofHeight(height) + (view.kind == "label" ? ConstraintCost.sizeOfText : 0))
        addShape(of: view, width, height)
        addEqualSizes(of: view, place, in: parent)
        guard let around = geometry[parent], let scroll = document.views[parent], scroll.scrolls else { return }
        let frame = scroll.guides["frameLayoutGuide"] ?? parent
        // The content of a scroll view is as wide as its frame where it scrolls up and down alone.
        if abs(width - around.alignment.width) < 0.25 {
            add(
                Side(item: own, attribute: "width"), Side(item: frame, attribute: "width"), constant: 0,
                holder: parent, cost: 1.2)
        }
        if abs(height - around.alignment.height) < 0.25 {
            add(
                Side(item: own, attribute: "height"), Side(item: frame, attribute: "height"), constant: 0,
                holder: parent, cost: 1.4)
        }
    }

    private mutating func addShape(of view: InterfaceView, _ width: Double, _ height: Double) {
        let isSquare = abs(width - height) < 0.25
        guard width > 0, height > 0, view.kind == "imageView" || isSquare && !view.isText else { return }
        let (numerator, denominator) = Self.ratio(width, height)
        add(
            Side(item: view.id, attribute: "width"), Side(item: view.id, attribute: "height"), constant: 0,
            holder: view.id, cost: isSquare ? 3 : 5, multiplier: numerator / denominator,
            ratio: "\(ConstraintMarkup.number(numerator)):\(ConstraintMarkup.number(denominator))")
    }

    /// A ratio in small whole numbers where there is one.
    static func ratio(_ width: Double, _ height: Double) -> (Double, Double) {
        for denominator in 1...20 {
            let numerator = width / height * Double(denominator)
            if abs(numerator - numerator.rounded()) < 0.0001, numerator >= 1 {
                return (numerator.rounded(), Double(denominator))
            }
        }
        return (width, height)
    }

    private mutating func addEqualSizes(of view: InterfaceView, _ place: CanvasGeometry.Place, in parent: String) {
        let siblings = (document.views[parent]?.children ?? []).prefix { $0 != view.id }
        let alike = siblings.reversed().first { other in
            document.views[other]?.kind == view.kind && !(geometry[other]?.isCollapsed ?? true)
        }
        guard let alike, let other = geometry[alike] else { return }
        for (attribute, own, its) in [
            ("width", place.alignment.width, other.alignment.width),
            ("height", place.alignment.height, other.alignment.height),
        ] where abs(own - its) < 0.25 && own > 0 {
            add(
                Side(item: view.id, attribute: attribute), Side(item: alike, attribute: attribute), constant: 0,
                holder: parent, cost: 2.8)
        }
    }

    /// Centres in the view around.
    private mutating func addCentres(
        of id: String, _ place: CanvasGeometry.Place, in parent: String, _ around: CanvasGeometry.Place
    ) {
        guard !(document.views[parent]?.scrolls ?? false) else { return }
        let own = place.alignment
        let outer = around.alignment
        if abs(own.midX - outer.midX) < 0.26 {
            let isNarrow = system.hasContentWidth(id) || own.width <= 200
            let isFull = own.minX - outer.minX <= 20.5
            add(
                Side(item: id, attribute: "centerX"), Side(item: parent, attribute: "centerX"),
                constant: own.midX - outer.midX, holder: parent, cost: isFull ? 4.2 : isNarrow ? 1.5 : 4)
        }
        if abs(own.midY - outer.midY) < 0.26 {
            let isFull = own.minY - outer.minY < 0.5 || own.height > 64 && !system.hasContentHeight(id)
            add(
                Side(item: id, attribute: "centerY"), Side(item: parent, attribute: "centerY"),
                constant: own.midY - outer.midY, holder: parent, cost: isFull ? 4.2 : 1.55)
        }
    }
}
