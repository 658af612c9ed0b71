import KeylineExecutors
package import KeylineScenes

extension SceneContext {
    /// Makes a scene: builds a window in this context, lays it out and takes everything from it as values.
    ///
    /// Mistakes in layout code and contradictions become diagnostics; the scene is made all the same.
    ///
    /// - Parameters:
    ///   - id: The scene's id.
    ///   - afterLayout: Looks at the window once it is laid out, to report what it finds.
    ///   - makeWindow: Builds the window; it is shown and laid out afterwards.
    /// - Returns: The scene.
    /// - Throws: What `makeWindow` throws, or the error of a font that is missing or altered.
    package func makeScene(
        _ id: SceneID, afterLayout: (UIWindow) -> Void = { _ in }, _ makeWindow: () throws -> UIWindow
    ) throws -> Scene {
        try performSettling { jobs in
            let (window, exceptions) = try reportingMistakes {
                let window = try makeWindow()
                ViewNaming.name(window)
                window.makeKeyAndVisible()
                window.settle(jobs)
                if provisionalSizeIsContradicted { window.shownRoot.reportConflictsOfAnySize() }
                return window
            }
            // Who measures the window again meets its mistakes again.
            _ = reportingMistakes { afterLayout(window) }
            exceptions.forEach(report)
            guard !environment.steps.isEmpty else { return try takeScene(id, of: window) }
            defer { self[SegueTriggers.self]?.forget() }
            let driver = WindowDriver(window, jobs, timeline) { [self] in try takeScene(id, of: window) }
            return try reportingSteps { try StepPerformer.perform(environment.steps, with: driver) }
        }
    }

    /// Does steps, and reports the mistakes that layout code makes meanwhile.
    private func reportingSteps(_ body: () throws -> Scene) throws -> Scene {
        let (scene, exceptions) = try reportingMistakes { try StepSession().perform(body) }
        exceptions.forEach(report)
        return scene
    }

    /// Takes everything from a window that is laid out as values.
    private func takeScene(_ id: SceneID, of window: UIWindow) throws -> Scene {
        let renamed = ViewNaming.name(window.shownRoot)
        let layout = window.shownRoot.layoutSnapshot().identified
        let noted = DiagnosedViews(of: layout, renamed: renamed).correcting(diagnostics)
        let notedCount = diagnostics.count
        let displayList = window.displayList()
        // Views have their last names by then.
        let drawn = diagnostics.dropFirst(notedCount)
        // Text was set with what fonts there are; a picture without one that should be there would be a lie.
        if let failure = typesetter.fonts.failures.first { throw failure }
        if let failure = strings.failures.first { throw failure }
        var scene = Scene(
            id: id, environment: environment, displayList: displayList, layout: layout,
            diagnostics: (noted + drawn + displayList.findings).naming(viewsOf: layout) + layout.findings)
        scene.statusBar = window.statusBar ?? scene.statusBar
        return scene
    }

    /// Runs layout code in this context, and collects what it starts and does not wait for.
    func performSettling<Result>(_ body: (SceneJobs) throws -> Result) rethrows -> Result {
        try SceneJobs.collecting { jobs in try perform { try body(jobs) } }
    }

    private func reportingMistakes<Result>(
        _ body: () throws -> Result
    ) rethrows -> (result: Result, exceptions: [LayoutException]) {
        try LayoutException.collecting {
            try ObjectAddresses.withSequentialInExceptions {
                try UnsatisfiableConstraints.with({ [self] in report($0) }, body)
            }
        }
    }

    private func report(_ conflict: UnsatisfiableConstraints) {
        if rootSizeIsProvisional, conflict.constraints.contains(where: { $0.role == .encapsulated }) {
            provisionalSizeIsContradicted = true
        }
        guard let severity = severity(of: conflict) else { return }
        let broken = conflict.brokenConstraint
        var diagnostic = Diagnostic(
            severity, .unsatisfiable, view: broken.subject?.source.id, location: broken.sourceOrigin?.location,
            message: conflict.log(.iOS10, addresses: .sequential()),
            hints: [conflict.repair])
        diagnostic.summary = conflict.summary
        report(diagnostic)
    }

    /// How much a conflict matters; nil where there is none on a device.
    ///
    /// Rows and items of lists take the size of their content; the one that a document stores is only what its canvas showed. A row
    /// is as wide as its table, though, and what does not fit into that contradicts itself on a device too. Nor
    /// has a view that code will put somewhere its final size in its own document, nor an empty text of a document the size of the one that
    /// code gives it. A size of its own that an arranged view keeps while it is hidden is logged by UIKit and changes nothing, and where
    /// code shows and hides an arranged view, the stack may not be as full as the document has it.
    private func severity(of conflict: UnsatisfiableConstraints) -> Diagnostic.Severity? {
        let lengths = conflict.constraints.filter { $0.role == .encapsulated }
        if lengths.contains(where: \.isPassingLengthOfListItem) { return nil }
        if rootSizeIsProvisional, !lengths.isEmpty { return isOfDevice(lengths) ? .note : nil }
        if conflict.constraints.contains(where: \.isSizeOfAwaitedContent) { return nil }
        return conflict.constraints.contains { $0.isHiding || $0.isOfState } ? .note : .warning
    }

    /// Whether a device gives the scene at least one of some lengths: others are only what a document stores.
    private func isOfDevice(_ lengths: [NSLayoutConstraint]) -> Bool {
        let fits = Device.sidesFit(environment.size)
        return lengths.contains { $0.firstAttribute == .width ? fits.width : fits.height }
    }

    private func report(_ exception: LayoutException) {
        report(
            Diagnostic(
                .error, .exception, view: exception.subject?.view, location: exception.subject?.location,
                message: "\(exception.name.rawValue): \(exception.reason)"))
    }
}

extension UIWindow {
    /// Runs what the window's code started, and lays out what it changes.
    func settle(_ jobs: SceneJobs) {
        while jobs.runNext() { layoutIfNeeded() }
    }
}

extension NSLayoutConstraint {
    /// Whether a stack view takes the room of a hidden view with it.
    fileprivate var isHiding: Bool { role == .stackView && identifier == "UISV-hiding" }

    /// Whether a stack view made it about a view that the app's code shows and hides.
    fileprivate var isOfState: Bool {
        guard role == .stackView else { return false }
        return [firstItem, secondItem].contains { item in
            (item as? UIView)?.source.codeValues.contains { $0.property == "isHidden" && $0.isUnknown } ?? false
        }
    }

    /// Whether it is the size of content that a document leaves to code: of an empty text, or of a view that only the app's own class fills.
    fileprivate var isSizeOfAwaitedContent: Bool {
        guard role == .contentSize, let view = firstItem as? UIView,
            let file = view.source.location?.file, file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
        else { return false }
        if view is PlaceholderView || view.source.asksForOwnCode { return true }
        switch view {
        case let label as UILabel: return label.text?.isEmpty ?? true
        case let field as UITextField: return field.text?.isEmpty ?? true
        case let text as UITextView: return text.text.isEmpty
        case let button as UIButton: return button.currentTitle?.isEmpty ?? true && button.currentImage == nil
        case let picture as UIImageView: return picture.image == nil
        default: return false
        }
    }

    /// Whether it gives a row or item of a list a length that its content decides on a device.
    fileprivate var isPassingLengthOfListItem: Bool {
        guard let view = firstItem as? UIView, view.isContentOfListItem else { return false }
        return firstAttribute != .width || !view.isInTable
    }
}

extension UnsatisfiableConstraints {
    /// What would settle it: a priority below the required one, or one constraint less.
    fileprivate var repair: String {
        if let content = constraints.first(where: { $0.role == .contentSize }), let view = content.firstItem as? UIView,
            let name = view.source.id
        {
            let axis = content.firstAttribute == .width ? "horizontal" : "vertical"
            let side = content.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
            return "set the \(axis) content \(side) priority of \(name) to 999 or less"
        }
        guard let origin = brokenConstraint.sourceOrigin, let line = origin.location.line else {
            return "lower the priority of a constraint in the list to 999, or remove it"
        }
        let hint = "set the priority of the constraint on line \(line) to 999, or remove one in the list"
        let commands = [
            RepairCommand.set("priority=999", ofConstraint: origin.id, at: origin.location),
            RepairCommand.delete(constraint: origin.id, at: origin.location),
        ].compactMap { $0 }
        return commands.isEmpty ? hint : "\(hint): \(commands.joined(separator: " or "))"
    }
}

extension UIView {
    /// Whether the view is what a row of a table or an item of a collection holds.
    fileprivate var isContentOfListItem: Bool {
        self is UITableViewCell || self is UICollectionReusableView || superview is UITableViewCell
            || superview is UICollectionReusableView || superview is UITableViewHeaderFooterView
    }

    fileprivate var isInTable: Bool {
        sequence(first: self, next: \.superview).contains { $0 is UITableView }
    }
}
