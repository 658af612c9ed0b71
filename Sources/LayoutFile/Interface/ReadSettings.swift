import KeylineScenes

/// The settings of a view, which remembers which of them were asked for, so that none goes without a word.
final class ReadSettings {
    private let settings: [PropertySetting]
    private var names: Set<String> = []

    init(_ settings: [PropertySetting]) { self.settings = settings }

    /// The value of a setting; nil where the layout does not have it.
    subscript(name: String) -> PropertyValue? {
        names.insert(name)
        return settings.first { $0.name == name }?.value
    }

    /// Where a setting stands; nil where the layout does not have it.
    func location(of name: String) -> SourceLocation? { settings.first { $0.name == name }?.location }

    /// The settings that nobody asked for.
    var unread: [PropertySetting] { settings.filter { !names.contains($0.name) } }
}
