/// Checks what an equation speaks of: that views, guides and attributes exist, and that its sides can be related.
struct EquationCheck {
    let ids: LayoutIDs

    typealias Attribute = EquationAttribute

    /// The guides that views have without being asked.
    enum Guide: String, CaseIterable {
        case safeArea, margins, readable, keyboard
        /// Of a scroll view.
        case content, frame

        var isScrollViewOnly: Bool { self == .content || self == .frame }
    }

    func check(_ equation: LayoutEquation) throws(EquationError) {
        let first = try attribute(of: equation.first)
        guard let place = equation.second else {
            guard first.isSize else {
                throw EquationError(
                    message: "a location cannot equal a number",
                    hint: "relate \"\(equation.first.attribute)\" to another view's", offset: equation.first.offset)
            }
            return
        }
        try check(first, against: try attribute(of: place), at: place.offset, multiplier: equation.multiplier)
    }

    private func check(
        _ first: Attribute,
        against second: Attribute,
        at offset: Int,
        multiplier: Double
    ) throws(EquationError) {
        func refuse(_ message: String) -> EquationError { EquationError(message: message, offset: offset) }
        guard first.isSize == second.isSize else {
            throw refuse("\"\(first)\" and \"\(second)\" cannot be related: one is a size, the other a location")
        }
        guard first.isSize || first.isVertical == second.isVertical else {
            throw refuse("\"\(first)\" and \"\(second)\" are on different axes")
        }
        let mixes = first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional
        guard !mixes else {
            throw refuse("use leading and trailing on both sides, or left and right on both")
        }
        guard first.isSize || multiplier != 0 else { throw refuse("a location cannot be multiplied by 0") }
    }

    private func attribute(of place: LayoutEquation.Place) throws(EquationError) -> Attribute {
        guard let item = ids.items[place.view] else {
            throw EquationError(
                message: "there is no view \"\(place.view)\"",
                hint: hint(forView: place),
                offset: place.offset)
        }
        if let guide = place.guide { try check(guide, of: item, place) }
        guard let attribute = Attribute(rawValue: place.attribute) else {
            throw EquationError(
                message: "there is no attribute \"\(place.attribute)\"",
                hint: Suggestion.text(
                    for: place.attribute, among: Attribute.allCases.map(\.rawValue), kind: "attribute"),
                offset: place.offset)
        }
        let hasBaselines = place.guide == nil && !item.isGuide
        guard hasBaselines || attribute != .firstBaseline && attribute != .lastBaseline else {
            throw EquationError(message: "a guide has no baselines", offset: place.offset)
        }
        return attribute
    }

    /// A guide of the screen is the likeliest meaning of a guide's name without a view.
    private func hint(forView place: LayoutEquation.Place) -> String? {
        guard let guide = Guide(rawValue: place.view), !guide.isScrollViewOnly else {
            return Suggestion.text(for: place.view, among: Array(ids.items.keys), kind: "view")
        }
        return "write \"\(LayoutIDs.screen).\(guide).\(place.attribute)\""
    }

    private func check(_ name: String, of item: LayoutIDs.Item, _ place: LayoutEquation.Place) throws(EquationError) {
        let isScrollView =
            if case .view(let type) = item { Schema.view(type)?.isScrollView ?? true } else { false }
        let common = Guide.allCases.filter { !item.isGuide && (isScrollView || !$0.isScrollViewOnly) }.map(\.rawValue)
        let names = common + ids.guides(of: place.view)
        guard names.contains(name) else {
            throw EquationError(
                message: "\"\(place.view)\" has no guide \"\(name)\"",
                hint: Suggestion.text(for: name, among: names, kind: "guide"), offset: place.offset)
        }
    }
}
