import Foundation
import KeylineScenes

/// What checks know about a control.
struct ControlTraits: Hashable {
    /// What findings call it; nil for the node's own kind.
    var name: String?
    /// Where touches count.
    var area = Area.own
    /// The place in the source that says the control, which may not be the one that says what it looks like.
    var location: SourceLocation?

    enum Area: Hashable {
        /// On the control.
        case own
        /// On the whole row of a list that it stands in.
        case row
        /// As far as the system's bars reach around it.
        case bar
    }
}

extension EnvironmentValues {
    private enum BarKey: EnvironmentKey { static let defaultValue = false }
    private enum TouchKey: EnvironmentKey { static let defaultValue = true }

    /// Whether the view stands in one of the system's bars.
    var isInBar: Bool {
        get { self[BarKey.self] }
        set { self[BarKey.self] = newValue }
    }

    /// Whether touches count.
    var takesTouches: Bool {
        get { self[TouchKey.self] }
        set { self[TouchKey.self] = newValue }
    }
}

extension ViewNode {
    /// Says which control the node is and where touches count.
    func takeControl(into snapshot: inout ViewSnapshot) {
        snapshot.interaction.isDisabled = !environment.isEnabled && (semantics.control != nil || snapshot.text != nil)
        guard let control = semantics.control, environment.takesTouches else { return }
        if let name = control.name { snapshot.className = name }
        if let location = control.location { snapshot.identity.location = location }
        snapshot.interaction.isUsable = environment.isEnabled
        let area = touchArea(of: control)
        if area != frame { snapshot.interaction.touchArea = area.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    }

    /// The least side of what bars let a finger touch, in points. Source: UIKit's bar buttons.
    private static let barSide: CGFloat = 44

    private func touchArea(of control: ControlTraits) -> CGRect {
        let own = semantics.touchShape?(frame) ?? frame
        switch control.area {
        case .own: return own
        case .row: return row?.frame ?? own
        case .bar:
            let x = max(Self.barSide - own.width, 0) / 2
            let y = max(Self.barSide - own.height, 0) / 2
            return own.insetBy(dx: -x, dy: -y)
        }
    }

    /// The row of a list around the node.
    var row: ViewNode? {
        var node: ViewNode? = self
        while let around = node, around.identity.kind != "ListRow" { node = around.parent }
        return node
    }
}
