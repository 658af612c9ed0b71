internal import Synchronization

/// The families that stand in for characters of one script, in the order in which they are asked.
final class FallbackChain: Sendable {
    private let families: [FontFamily]
    private let open: @Sendable (FontFamily) -> [FontInstance]
    /// The families' instances, as far as they were asked for.
    private let opened = Mutex<[[FontInstance]]>([])

    init(_ families: [FontFamily], open: @escaping @Sendable (FontFamily) -> [FontInstance]) {
        self.families = families
        self.open = open
    }

    /// The instance that is asked before all others; nil where no file remains.
    var first: FontInstance? { families.isEmpty ? nil : instances(0).first }

    /// The first instance that has all of some characters; nil where none has.
    func instance(covering characters: [UInt32]) -> FontInstance? {
        for index in families.indices {
            let found = instances(index).first { characters.allSatisfy($0.coverage.contains) }
            if let found { return found }
        }
        return nil
    }

    /// The instances of a family, opened, best match first.
    private func instances(_ index: Int) -> [FontInstance] {
        opened.withLock { opened in
            while opened.count <= index { opened.append(open(families[opened.count])) }
            return opened[index]
        }
    }
}
