import KeylineAutoLayout

extension UIView {
    /// The whole hierarchy as a tree that shows who lays out what, as a debugger prints it with `po view._autolayoutTrace()`.
    ///
    /// Marks: `•` hosts a layout engine, `*` is laid out by constraints, `+` is laid out by hand and represented by constraints
    /// because `translatesAutoresizingMaskIntoConstraints` is true. A view whose frame is open is followed by the variables that are.
    public func _autolayoutTrace() -> String {
        let root = rootView
        root.updateMarkedConstraints()
        root.makeEngine().update()
        return "\n" + root.traceLines(indent: "").joined(separator: "\n") + "\n\n" + Self.traceLegend
    }

    private func traceLines(indent: String) -> [String] {
        let address = ObjectAddresses.process.address(of: self)
        let line = "\(traceMark)\(String(describing: type(of: self))):\(address)\(traceName)\(traceAmbiguity(address))"
        return [indent + line] + subviews.flatMap { $0.traceLines(indent: indent + "|   ") }
    }

    private var traceMark: String {
        guard let engine, engine.contains(self) else { return "" }
        if superview == nil { return "•" }
        return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }

    private var traceName: String {
        nameInLogs.map { "'\($0)'" } ?? ""
    }

    private func traceAmbiguity(_ address: String) -> String {
        guard let open = engine?.openVariables(of: self), !open.isEmpty else { return "" }
        let kind = String(describing: type(of: self))
        let list = open.map { "\(kind):\(address).\($0)" }.joined(separator: ", ")
        return "- AMBIGUOUS LAYOUT for \(list)"
    }

    private static var traceLegend: String {
        """
        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """
    }
}
