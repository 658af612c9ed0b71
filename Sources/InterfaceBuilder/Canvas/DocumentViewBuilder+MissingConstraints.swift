import KeylineByteText
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// The views that constraints place and whose frames they do not decide, with what is needed, as Xcode's canvas says it.
    ///
    /// The layout is of no use afterwards: what is open in a view is held before the views inside are looked at, so that each
    /// answers for itself.
    func missingConstraints(in window: UIWindow) -> [Diagnostic] {
        let order = Dictionary(
            designedViews.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { first, _ in first })
        var found: [(place: Int, needs: [MissingConstraint])] = []
        var level: [UIView] = [window]
        while !level.isEmpty {
            level = level.flatMap(\.subviews)
            let needy = level.compactMap { view -> (view: UIView, place: Int, needs: [MissingConstraint])? in
                guard let place = order[ObjectIdentifier(view)], Self.answersForItself(view) else { return nil }
                let needs = view.missingConstraints
                return needs.isEmpty ? nil : (view, place, needs)
            }
            UIView.holdPresentFrames(of: needy.map(\.view))
            found += needy.map { ($0.place, $0.needs) }
        }
        return found.sorted { $0.place < $1.place }.map { missing($0.needs, designedViews[$0.place].element) }
    }

    /// What an arranged view leaves open is for its stack to decide.
    private static func answersForItself(_ view: UIView) -> Bool {
        isPlacedBySolver(view) && !(view.superview is UIStackView) && !view.isHiddenInStack
    }

    private func missing(_ needs: [MissingConstraint], _ element: IBElement) -> Diagnostic {
        Diagnostic(
            .warning, .missingConstraints, view: element.id.map { ViewID($0) }, location: element.location,
            message: "needs constraints for: "
                + needs.map(\.rawValue).joined(separator: ", "),
            hints: ["add them, or run `keyline fix \(document.file.escaped(for: .shellWord)) add-missing`"])
    }
}
