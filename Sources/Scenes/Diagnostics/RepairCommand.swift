import KeylineByteText
package import KeylineGraphics

/// The commands of `keyline` that carry out what a hint proposes, for documents and layout files alone: commands do not edit code.
package enum RepairCommand {
    /// Such as `` `keyline set Main.storyboard 8bC-Xf-vdC priority=999` ``, with the marks around it.
    ///
    /// - Parameters:
    ///   - change: The property and its value.
    ///   - id: The object id or identifier of a constraint; nil for one that its line names, as in layout files.
    ///   - location: Its place.
    /// - Returns: The command; nil where none is possible.
    package static func set(_ change: String, ofConstraint id: String?, at location: SourceLocation?) -> String? {
        constraintName(id, location).flatMap { command("set", [$0, change], location) }
    }

    /// The command that removes a constraint, as `set` names it.
    package static func delete(constraint id: String?, at location: SourceLocation?) -> String? {
        constraintName(id, location).flatMap { command("delete", [$0], location) }
    }

    /// The command that pins an edge of a view at the standard distance.
    package static func pin(_ edge: String, of view: ViewID, at location: SourceLocation?) -> String? {
        command("pin", ["\(edge)=standard", view.rawValue], location)
    }

    private static func constraintName(_ id: String?, _ location: SourceLocation?) -> String? {
        guard let location, isLayoutFile(location.file) else { return id }
        return location.line.map(String.init)
    }

    private static func isLayoutFile(_ file: String) -> Bool { file.hasSuffix(".yaml") || file.hasSuffix(".yml") }

    private static func command(_ name: String, _ words: [String], _ location: SourceLocation?) -> String? {
        guard let file = location?.file,
            isLayoutFile(file) || file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
        else { return nil }
        return "`keyline \(name) " + ([file] + words).map { $0.escaped(for: .shellWord) }.joined(separator: " ") + "`"
    }
}
