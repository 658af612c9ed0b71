import Foundation
import KeylineScenes

/// A touch of a window at a point: it is for the frontmost view there, or else for a view around that one.
@MainActor
struct ViewTouch {
    /// The window.
    let window: UIWindow
    /// The place in the window's coordinates, in points.
    let point: CGPoint
    /// The view of the element that is meant.
    let target: UIView

    /// The frontmost view at the point.
    private var hit: UIView? { window.hitTest(point, with: nil) }

    /// Whether the touch reaches the target, or what takes touches for it.
    var isOnTarget: Bool {
        guard let hit else { return false }
        return hit.isDescendant(of: target) || target.isDescendant(of: hit)
    }

    /// The views that may take the touch, the innermost first.
    private var takers: UnfoldFirstSequence<UIView> {
        let first = hit.flatMap { $0.isDescendant(of: target) ? $0 : nil } ?? target
        return sequence(first: first) { $0.superview }
    }

    /// Touches for a moment.
    func tap() -> StepOutcome {
        for view in takers where view.isUserInteractionEnabled || view is UILabel {
            if let gesture = tapGesture(of: view) { return recognize(gesture) }
            let outcome = tap(view)
            if outcome != .untaken { return outcome }
        }
        return touchOwn()
    }

    /// Views of an app's own classes may follow touches themselves, or those around them do.
    private func touchOwn() -> StepOutcome {
        let views = Array(takers)
        guard let first = views.first, views.contains(where: { $0.isOfClientClass && $0 != window }) else {
            return .untaken
        }
        first.touchesBegan([UITouch()], with: UIEvent())
        first.touchesEnded([UITouch()], with: UIEvent())
        return .taken
    }

    /// Writes into the field that is meant, or into the only one inside it.
    func write(_ text: String) -> StepOutcome {
        let fields = target.subtree.filter { $0 is UITextField || $0 is UITextView }
        guard let field = fields.first, fields.count == 1 else { return .untaken }
        if (field as? UIControl)?.isEnabled == false { return .disabled }
        return TypingFocus.write(text, into: field) ? .taken : .untaken
    }

    /// Turns a switch.
    func toggle() -> StepOutcome {
        let switches = target.subtree.compactMap { $0 as? UISwitch }
        return switches.count == 1 ? turn(switches[0]) : tap()
    }

    // MARK: Gestures

    private func tapGesture(of view: UIView) -> UITapGestureRecognizer? {
        view.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first { gesture in
            gesture.isEnabled && gesture.numberOfTapsRequired == 1 && gesture.numberOfTouchesRequired == 1
                && gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
                && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: UITouch()) ?? true
        }
    }

    private func recognize(_ gesture: UITapGestureRecognizer) -> StepOutcome {
        gesture.state = .ended
        gesture.state = .possible
        _ = SegueTriggers.follow(gesture)
        return .taken
    }

    // MARK: Views

    private func tap(_ view: UIView) -> StepOutcome {
        switch view {
        case let field as UITextField: field.isEnabled ? taken(field.becomeFirstResponder()) : .disabled
        case let text as UITextView where text.isEditable: taken(text.becomeFirstResponder())
        case let view as UISwitch: turn(view)
        case let control as UIControl: control.isEnabled ? tap(control) : .disabled
        case let tab as UITabBarButton: choose(tab)
        case let cell as UITableViewCell: choose(cell)
        case let cell as UICollectionViewCell: choose(cell)
        case let host as _UIHostingView:
            host.content?.perform(.tap, on: target.source.id, at: host.convert(point, from: window)) ?? .untaken
        default: taken(SegueTriggers.follow(view))
        }
    }

    private func taken(_ isTaken: Bool) -> StepOutcome { isTaken ? .taken : .untaken }

    private func turn(_ view: UISwitch) -> StepOutcome {
        guard view.isEnabled else { return .disabled }
        view.setOn(!view.isOn, animated: false)
        view.setNeedsLayout()
        view.sendActions(for: [.valueChanged, .primaryActionTriggered])
        view.sendActions(for: .touchUpInside)
        return .taken
    }

    private func tap(_ control: UIControl) -> StepOutcome {
        let local = control.convert(point, from: window)
        switch control {
        case let segments as UISegmentedControl:
            guard let index = segments.segmentRects.firstIndex(where: { $0.contains(local) }) else { return .untaken }
            guard segments.isEnabledForSegment(at: index) else { return .disabled }
            guard segments.selectedSegmentIndex != index else { return .taken }
            segments.selectedSegmentIndex = index
            segments.sendActions(for: [.valueChanged, .primaryActionTriggered])
        case let stepper as UIStepper: return change(stepper, isIncrement: stepper.halves.increment.contains(local))
        case let pages as UIPageControl:
            let page = pages.currentPage + (isAtEnd(local, of: pages) ? 1 : -1)
            pages.currentPage = min(max(page, 0), max(pages.numberOfPages - 1, 0))
            pages.sendActions(for: [.valueChanged, .primaryActionTriggered])
        case let button as UIButton: return tap(button)
        case let picker as UIDatePicker where picker.datePickerStyle == .compact:
            return .undrawn("opens a calendar or a clock")
        case is UISlider, is UIDatePicker: return .untaken
        default:
            control.sendActions(for: .touchDown)
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
            _ = SegueTriggers.follow(control)
        }
        return .taken
    }

    private func isAtEnd(_ point: CGPoint, of view: UIView) -> Bool {
        (point.x >= view.bounds.midX) == (view.layoutDirection == .leftToRight)
    }

    private func change(_ stepper: UIStepper, isIncrement: Bool) -> StepOutcome {
        guard isIncrement ? stepper.canIncrement : stepper.canDecrement else { return .disabled }
        let value = stepper.value + (isIncrement ? stepper.stepValue : -stepper.stepValue)
        let isOutside = value < stepper.minimumValue || value > stepper.maximumValue
        stepper.value = stepper.wraps && isOutside ? (isIncrement ? stepper.minimumValue : stepper.maximumValue) : value
        stepper.sendActions(for: [.valueChanged, .primaryActionTriggered])
        return .taken
    }

    private func tap(_ button: UIButton) -> StepOutcome {
        if button.showsMenuAsPrimaryAction, button.menu != nil { return .undrawn("opens a menu") }
        if button.changesSelectionAsPrimaryAction { button.isSelected.toggle() }
        if let item = (button as? BarButton)?.item { return tap(item) }
        button.sendActions(for: .touchDown)
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        _ = SegueTriggers.follow(button)
        if button.accessibilityTraits.contains(.backButton), let bar = button.superview as? UINavigationBar,
            let navigation = bar.barContainer as? UINavigationController
        {
            navigation.popViewController(animated: false)
        }
        return .taken
    }

    private func tap(_ item: UIBarButtonItem) -> StepOutcome {
        guard item.isEnabled else { return .disabled }
        if item.primaryAction == nil, item.action == nil, item.menu != nil { return .undrawn("opens a menu") }
        item.primaryAction?.perform(sender: item)
        if let action = item.action { item.send(action, from: target) }
        _ = SegueTriggers.follow(item)
        return .taken
    }

    // MARK: Choices

    private func choose(_ tab: UITabBarButton) -> StepOutcome {
        guard let bar = tab.superview as? UITabBar else { return .untaken }
        guard tab.item.isEnabled else { return .disabled }
        guard let tabs = bar.barContainer as? UITabBarController,
            let index = bar.items?.firstIndex(where: { $0 === tab.item }),
            tabs.children.indices.contains(index)
        else {
            bar.selectedItem = tab.item
            bar.setNeedsLayout()
            bar.delegate?.tabBar(bar, didSelect: tab.item)
            return .taken
        }
        let controller = tabs.children[index]
        guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return .taken }
        tabs.selectedIndex = index
        bar.setNeedsLayout()
        tabs.delegate?.tabBarController(tabs, didSelect: controller)
        return .taken
    }

    private func choose(_ cell: UITableViewCell) -> StepOutcome {
        guard let table = cell.enclosing(UITableView.self), let path = table.indexPath(for: cell) else {
            return taken(SegueTriggers.follow(cell))
        }
        guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else { return .untaken }
        guard let path = table.delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else {
            return .taken
        }
        let before = table.selected.filter { $0 != path }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        for other in before where !table.selected.contains(other) {
            table.delegate?.tableView(table, didDeselectRowAt: other)
        }
        table.delegate?.tableView(table, didSelectRowAt: path)
        _ = SegueTriggers.follow(cell)
        return .taken
    }

    private func choose(_ cell: UICollectionViewCell) -> StepOutcome {
        guard let list = cell.enclosing(UICollectionView.self), let path = list.indexPath(for: cell) else {
            return taken(SegueTriggers.follow(cell))
        }
        guard list.allowsSelection else { return .untaken }
        guard list.delegate?.collectionView(list, shouldSelectItemAt: path) ?? true else { return .taken }
        let before = list.selected.filter { $0 != path }
        list.selectItem(at: path, animated: false, scrollPosition: [])
        for other in before where !list.selected.contains(other) {
            list.delegate?.collectionView(list, didDeselectItemAt: other)
        }
        list.delegate?.collectionView(list, didSelectItemAt: path)
        _ = SegueTriggers.follow(cell)
        return .taken
    }
}

extension UIView {
    /// The nearest view around of a class.
    fileprivate func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? View }.first
    }
}
