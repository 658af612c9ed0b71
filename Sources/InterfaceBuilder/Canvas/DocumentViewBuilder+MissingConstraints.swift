import KeylineByteText
import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension DocumentViewBuilder {
    /// The views that constraints place and whose frames they do not decide, with what is needed, as Xcode's canvas says it.
    ///
    /// The layout is of no use afterwards: what is open in a view is held before the views inside are looked at, so that each
    /// answers for itself.
    ///
    /// - Parameters:
    ///   - window: The window that shows the views.
    ///   - sizedByCode: Whether the code of a class may decide the size of its views: these need no constraints for it.
    ///   - placed: The ids of views that code places or constrains: these need none at all.
    /// - Returns: The findings.
    func missingConstraints(
        in window: UIWindow, sizedByCode: (String) -> Bool, placedByCode placed: Set<String> = []
    ) -> [Diagnostic] {
        let order = Dictionary(
            designedViews.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { first, _ in first })
        UIView.wishForPresentSizes(of: viewsSizedByCode(sizedByCode) + emptyStacks)
        let parts = partsOfCellsByOutlets.union(placed)
        var found: [(place: Int, needs: [MissingConstraint])] = []
        var level: [UIView] = [window]
        while !level.isEmpty {
            level = level.flatMap(\.subviews)
            UIView.holdPresentFrames(
                of: level.filter { view in
                    order[ObjectIdentifier(view)].flatMap { designedViews[$0].element.id }.map(placed.contains) ?? false
                })
            let needy = level.compactMap { view -> (view: UIView, place: Int, needs: [MissingConstraint])? in
                guard let place = order[ObjectIdentifier(view)], Self.answersForItself(view),
                    !(designedViews[place].element.id.map(parts.contains) ?? false)
                else { return nil }
                let needs = view.missingConstraints
                return needs.isEmpty ? nil : (view, place, needs)
            }
            let cells = level.filter { $0.isPlacedByList && !$0.translatesAutoresizingMaskIntoConstraints }
            UIView.holdPresentFrames(of: needy.map(\.view) + cells)
            found += needy.map { ($0.place, $0.needs) }
        }
        return found.sorted { $0.place < $1.place }.map { missing($0.needs, designedViews[$0.place].element) }
    }

    /// Marks the controls to which code, which is not run, may give other sizes, and the views whose frames are open only because it gives
    /// views sizes.
    func leaveSizesToCode() {
        let open = designedViews.map(\.view).filter { Self.isPlacedBySolver($0) && $0.hasAmbiguousLayout }
        let sized = viewsSizedByCode(surroundings.mayDecideSize) { !open.isEmpty || $0 is UIControl }
        for view in sized where view is UIControl { view.source.isSizedByCode = true }
        for view in designedViews.map(\.view) where Self.getsImageFromCode(view) { view.source.isSizedByCode = true }
        guard !open.isEmpty, !sized.isEmpty else { return }
        UIView.views(open, leftOpenBySizesOf: sized).forEach { $0.source.isLeftToCode = true }
    }

    /// Whether the only image of a button is one that code sets and that is not known here: its size is the button's.
    private static func getsImageFromCode(_ view: UIView) -> Bool {
        guard let button = view as? UIButton, button.currentImage == nil, button.configuration?.image == nil,
            button.currentBackgroundImage == nil
        else { return false }
        return button.source.codeValues.contains { $0.isUnknown && ValueReader.imageProperties.contains($0.property) }
    }

    /// The views, of those that are wanted, of classes of the app's that are not run here and whose code may give them sizes.
    private func viewsSizedByCode(
        _ mayDecideSize: (String) -> Bool, where isWanted: (UIView) -> Bool = { _ in true }
    ) -> [UIView] {
        designedViews.compactMap { view, element in
            guard let name = element["customClass"], Self.isPlacedBySolver(view), isWanted(view),
                String(describing: type(of: view)) != name
            else { return nil }
            return mayDecideSize(name) ? view : nil
        }
    }

    /// The stacks that code fills, or whose views it shows, and whose sizes it decides with that.
    private var emptyStacks: [UIView] {
        designedViews.map(\.view).filter { ($0 as? UIStackView)?.arrangedSubviews.allSatisfy(\.isHidden) ?? false }
    }

    /// The ids of the views that an outlet hands to a list or a cell, which sets their frames in the app.
    private var partsOfCellsByOutlets: Set<String> {
        let outlets = document.elements.flatMap { $0.child("connections")?.children ?? [] }
        return Set(
            outlets.filter {
                $0.name == "outlet" && ($0["property"].map(Self.partsWithFramesOfTheirOwner.contains) ?? false)
            }.compactMap { $0["destination"] })
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
