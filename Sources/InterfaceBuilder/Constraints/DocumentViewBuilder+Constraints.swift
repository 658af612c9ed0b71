import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

extension DocumentViewBuilder {
    /// Makes the constraints that wait, in the order of the document.
    func makeConstraints() {
        let waiting = waitingConstraints
        waitingConstraints = []
        for (element, holder) in waiting { makeConstraint(element, holder: holder) }
    }

    private func makeConstraint(_ element: IBElement, holder: UIView) {
        // A placeholder takes part in the canvas alone: it is removed at build time.
        if element.isYes("placeholder"), !isOnCanvas { return }
        guard let first = term(element, "first", holder: holder), first.attribute != .notAnAttribute,
            let relation = relation(element), let multiplier = multiplier(element)
        else { return noteMissingAttribute(element) }
        let second = element["secondItem"] == nil ? nil : term(element, "second", holder: holder)
        if element["secondItem"] != nil, second == nil { return }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant(element, first.item, second?.item),
            origin: ConstraintOrigin(id: element.id, location: element.location))
        if let priority = element.value("priority", ConstraintKeywords.priorities, ConstraintKeywords.priority) {
            constraint.priority = priority
        }
        constraint.identifier = element["identifier"]
        if let id = element.id { objects[id] = constraint }
        holder.addConstraint(constraint)
    }

    /// What a constraint compares by: equality where the document does not say; nil for what cannot be read, which is reported.
    private func relation(_ element: IBElement) -> NSLayoutConstraint.Relation? {
        element["relation"] == nil ? .equal : element.word("relation", in: WordTables.relations.byDocument)
    }

    private func multiplier(_ element: IBElement) -> CGFloat? {
        if element["multiplier"] == nil { return 1 }
        return element.value("multiplier", ConstraintKeywords.multipliers, ConstraintKeywords.multiplier)
    }

    private struct Term {
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute
    }

    /// A side of a constraint; the first item may be left out and is then the view that holds the constraint.
    private func term(_ element: IBElement, _ side: String, holder: UIView) -> Term? {
        guard let attribute = element.word(side + "Attribute", in: WordTables.attributes.byDocument) else { return nil }
        guard let id = element[side + "Item"] else { return Term(item: holder, attribute: attribute) }
        guard let item = objects[id], item is UIView || item is UILayoutGuide else { return nil }
        return Term(item: item, attribute: attribute)
    }

    /// The constant; the standard spacing where the document asks for it without a number.
    ///
    /// Source: 302 constraints of public documents: 8 between siblings, 20 to the edge of the view around, in about 250 of them.
    private func constant(_ element: IBElement, _ first: AnyObject, _ second: AnyObject?) -> CGFloat {
        if let constant = element.number("constant") { return constant }
        guard element.isYes("symbolic"), let second else { return 0 }
        return contains(first, second) || contains(second, first) ? 20 : 8
    }

    private func contains(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
        let view = outer as? UIView ?? (outer as? UILayoutGuide)?.owningView
        guard let view, let inner = inner as? UIView else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }

    /// Words and numbers that cannot be read are told where they are read, and references that lead nowhere once for the whole
    /// document; a view that its size class leaves out takes its constraints along silently.
    private func noteMissingAttribute(_ element: IBElement) {
        guard element["firstAttribute"] == nil || element["firstAttribute"] == "notAnAttribute" else { return }
        context.report(
            Diagnostic(
                .warning, .ignored, view: element.id.map { ViewID($0) }, location: element.location,
                message: "the constraint \"\(element.id ?? "")\" has no firstAttribute and is ignored",
                hints: ["remove the constraint, or connect it again in Xcode"]))
    }
}
