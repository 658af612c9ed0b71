import KeylineScenes

/// What an `updateConstraints()` in progress has done so far.
struct ConstraintUpdate {
    /// Whether the override called `super`.
    var reachedBase = false
}

// Apple's documentation of `updateConstraints()` asks overrides to call `super`, at the end, and neither to mark nor to trigger
// layout or drawing from inside. None of that stops a layout; it costs passes, or shows frames of the pass before.

extension UIView {
    /// Runs the view's update, and reports what it does that it should not.
    func watchUpdateConstraints(_ update: () -> Void) {
        layoutState.cycle.constraintUpdate = ConstraintUpdate()
        update()
        let reachedBase = layoutState.cycle.constraintUpdate?.reachedBase ?? true
        layoutState.cycle.constraintUpdate = nil
        if !reachedBase {
            reportMisuse("updateConstraints() does not call super", hint: "call super.updateConstraints() at the end")
        }
    }

    /// The base class's update was reached.
    func noteUpdateConstraints() {
        layoutState.cycle.needsUpdateConstraints = false
        guard layoutState.cycle.constraintUpdate != nil else {
            reportMisuse(
                "updateConstraints() was called directly",
                hint: "call setNeedsUpdateConstraints() and let the layout pass do it")
            return
        }
        layoutState.cycle.constraintUpdate?.reachedBase = true
    }

    /// Somebody asks for layout or drawing; while the view's own update runs that is a mistake.
    func noteWorkDuringUpdate(_ call: String) {
        guard layoutState.cycle.constraintUpdate != nil else { return }
        reportMisuse(
            "\(call) was called inside updateConstraints()",
            hint: "move it out: layout and drawing follow automatically")
    }

    func reportMisuse(_ message: String, hint: String) {
        SceneContext.current.report(
            Diagnostic(
                .warning, .misuse, view: source.id, location: source.location,
                message: "\(String(describing: type(of: self))): \(message)", hints: [hint]))
    }
}
