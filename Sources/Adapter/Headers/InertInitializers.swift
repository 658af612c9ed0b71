/// The initializers that every subclass of one of Apple's classes has, and the call of a superclass's.
struct InertInitializers {
    /// The declarations, a line each.
    let declarations: [String]
    /// The same as signatures.
    let signatures: Set<String>
    /// The call by which any other initializer starts.
    let call: String

    /// Chooses by the class that is derived from in the end.
    ///
    /// - Parameter root: The class of Apple's above.
    init(root: String) {
        let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
        switch Self.kind(root) {
        case .view:
            declarations = ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
            call = "super.init(frame: .zero)"
            signatures = ["init(frame:)", "init(coder:)", "init()"]
        case .cell:
            declarations = [
                "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
                    + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }", coder,
            ]
            call = "super.init(style: .default, reuseIdentifier: nil)"
            signatures = ["init(style:reuseIdentifier:)", "init(coder:)", "init()"]
        case .controller:
            declarations = [
                "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                coder,
            ]
            call = "super.init(nibName: nil, bundle: nil)"
            signatures = ["init(nibName:bundle:)", "init(coder:)", "init()"]
        case .object:
            declarations = ["public override init() { super.init() }"]
            call = "super.init()"
            signatures = ["init()"]
        }
    }

    private enum Kind {
        case view, cell, controller, object
    }

    private static func kind(_ root: String) -> Kind {
        if root == "UITableViewCell" { return .cell }
        guard ["UI", "MK", "WK", "AV", "SF"].contains(String(root.prefix(2))) else { return .object }
        if root.hasSuffix("Controller") { return .controller }
        let ends = [
            "View", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider", "Stepper", "Window", "Cell",
            "Picker", "Toolbar",
        ]
        return ends.contains { root.hasSuffix($0) } ? .view : .object
    }
}
