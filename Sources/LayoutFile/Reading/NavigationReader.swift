import KeylineScenes

/// Reads the bar above a screen.
enum NavigationReader {
    static func read(_ node: YAMLNode) throws(LayoutFileError) -> NavigationDescription {
        var keys = try MappingReader(node, name: "the navigation")
        var navigation = NavigationDescription()
        navigation.title = try keys.optional("title").map { node throws(LayoutFileError) in
            try PropertyReader.text(node)
        }
        navigation.usesLargeTitle =
            try keys.optional("largeTitle").map { node throws(LayoutFileError) in try PropertyReader.flag(node) }
            ?? false
        navigation.back = try keys.optional("back").map { node throws(LayoutFileError) in try PropertyReader.text(node)
        }
        navigation.leftItems = try items(keys.optional("leftItems"))
        navigation.rightItems = try items(keys.optional("rightItems"))
        try keys.finish()
        return navigation
    }

    private static func items(_ node: YAMLNode?) throws(LayoutFileError) -> [NavigationDescription.Item] {
        guard let node else { return [] }
        guard case .sequence(let nodes) = node.content else {
            throw PropertyReader.unexpected(node, "a list of buttons")
        }
        var items: [NavigationDescription.Item] = []
        for node in nodes { items.append(try item(node)) }
        return items
    }

    private static func item(_ node: YAMLNode) throws(LayoutFileError) -> NavigationDescription.Item {
        var keys = try MappingReader(node, name: "the button")
        var item = NavigationDescription.Item()
        item.title = try keys.optional("title").map { node throws(LayoutFileError) in try PropertyReader.text(node) }
        item.image = try keys.optional("image").map { node throws(LayoutFileError) in try PropertyReader.image(node) }
        item.isDone =
            try keys.optional("done").map { node throws(LayoutFileError) in try PropertyReader.flag(node) } ?? false
        try keys.finish()
        guard item.title != nil || item.image != nil else {
            throw .missing(key: "title", in: "the button", at: node.location)
        }
        return item
    }
}
