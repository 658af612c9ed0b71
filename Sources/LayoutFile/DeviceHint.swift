import KeylineScenes

/// The next step after the name of a device that does not exist.
package enum DeviceHint {
    /// The nearest devices first, then the command that lists all.
    package static func text(for name: String) -> String {
        let near = names(near: name)
        let question =
            switch near.count {
            case 0: ""
            case 1: "did you mean \(near[0])? "
            default: "did you mean \(near.dropLast().joined(separator: ", ")) or \(near[near.count - 1])? "
            }
        return question + "`keyline help devices` lists all"
    }

    /// Of a family with a number that no device has, such as `iPhone 99`, the models with the nearest numbers; otherwise the names whose
    /// words are most alike.
    static func names(near name: String) -> [String] {
        guard let (family, number) = model(name) else { return Device.names(near: name) }
        let models = Device.allNames.compactMap { candidate in
            model(candidate).flatMap { $0.family == family ? (name: candidate, number: $0.number) : nil }
        }
        let nearest = models.sorted { (abs($0.number - number), $1.number) < (abs($1.number - number), $0.number) }
        return nearest.isEmpty ? Device.names(near: name) : nearest.prefix(3).map(\.name)
    }

    /// The family in lowercase and the number of a name such as `iPhone 15`.
    private static func model(_ name: String) -> (family: String, number: Int)? {
        guard let match = name.lowercased().wholeMatch(of: /\s*([a-z]+)\s*([0-9]{1,4})\s*/), let number = Int(match.2)
        else { return nil }
        return (String(match.1), number)
    }
}
