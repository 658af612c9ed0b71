import KeylineByteText
public import KeylineGraphics

/// The name of a view in Xcode's outline: its kind in words and, in quotes, the label, text or identifier by which people know it.
public enum OutlineName {
    /// A name such as `Label "12.4 km"` or `Image View`.
    ///
    /// - Parameters:
    ///   - className: The class, such as `UIImageView`.
    ///   - label: What people know the view by; nil for nothing.
    /// - Returns: The name.
    public static func name(className: String, label: String?) -> String {
        let kind = words(of: className)
        guard let label, !label.isEmpty else { return kind }
        return "\(kind) \(quoted(label))"
    }

    /// The id that the author of a layout file gave a view; nil for an id of another file, which Xcode or Keyline made up.
    public static func authorsID(_ id: ViewID?, in file: String?) -> String? {
        guard let id, let file, ["yaml", "yml"].contains(file.pathExtension.lowercased()), !id.rawValue.contains("/")
        else { return nil }
        return id.rawValue
    }

    /// A text in quotes, on one line and not too long.
    public static func quoted(_ text: String) -> String { "\"\(excerpt(text))\"" }

    /// A text on one line, cut after forty characters.
    private static func excerpt(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }

    /// `UIStackView` is a Stack View, `AvatarView` an Avatar View.
    private static func words(of className: String) -> String {
        let name = plain(className)
        var words = ""
        var previous: Character?
        for (character, next) in zip(name, name.dropFirst().map(Optional.init) + [nil]) {
            let isStart =
                character.isUppercase && previous != nil
                && (previous?.isLowercase == true || next?.isLowercase == true)
            if isStart { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words
    }

    /// The class without its module and UIKit's prefix.
    private static func plain(_ className: String) -> String {
        let shortName = className.split(separator: ".").last.map(String.init) ?? className
        guard shortName.hasPrefix("UI"), shortName.dropFirst(2).first?.isUppercase == true else { return shortName }
        return String(shortName.dropFirst(2))
    }
}

extension ViewSnapshot {
    /// The view's name in Xcode's outline, such as `Label "12.4 km"`; a SwiftUI view's name in code: `VStack`,
    /// `.safeAreaInset`.
    public var outlineName: String {
        let label = identity.name ?? text?.text ?? accessibility.identifier
        guard sizing.proposal == nil else { return outlineName(labelled: label) }
        return outlineName(
            labelled: label ?? OutlineName.authorsID(identity.nesting?.object ?? id, in: identity.location?.file))
    }

    /// The name with another label than the view's own; nil for none.
    public func outlineName(labelled label: String?) -> String {
        // Only SwiftUI's views are asked for sizes by proposals.
        guard sizing.proposal != nil else { return OutlineName.name(className: className, label: label) }
        let kind = className.first?.isLowercase == true ? "." + className : className
        guard let label, !label.isEmpty else { return kind }
        return "\(kind) \(OutlineName.quoted(label))"
    }
}

extension [Diagnostic] {
    /// The diagnostics with the names of their views and their ids in the views' own documents, as a layout knows them.
    public func naming(viewsOf layout: LayoutSnapshot) -> [Diagnostic] {
        guard contains(where: { $0.viewName == nil && $0.view != nil }) else { return self }
        let views = layout.viewsByID
        return map { diagnostic in
            guard diagnostic.viewName == nil, let placed = diagnostic.view.flatMap({ views[$0] }) else {
                return diagnostic
            }
            var result = diagnostic
            result.viewName = placed.view.outlineName
            result.objectID = placed.view.identity.nesting?.object
            return result
        }
    }
}
