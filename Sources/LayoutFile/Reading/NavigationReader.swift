import KeylineScenes

/// Reads the bar above a screen.
enum NavigationReader {
    static func read(_ node: YAMLNode) throws(LayoutFileError) -> NavigationDescription {
        var keys = try MappingReader(node, name: "the navigation")
        var navigation = NavigationDescription()
        navigation.title = try keys.read("title", PropertyReader.text)
        navigation.usesLargeTitle = try keys.read("largeTitle", PropertyReader.flag) ?? false
        navigation.back = try keys.read("back", PropertyReader.text)
        navigation.leftItems = try keys.read("leftItems", items) ?? []
        navigation.rightItems = try keys.read("rightItems", items) ?? []
        try keys.finish()
        return navigation
    }

    private static func items(_ node: YAMLNode) throws(LayoutFileError) -> [NavigationDescription.Item] {
        guard case .sequence(let nodes) = node.content else {
            throw PropertyReader.unexpected(node, "a list of buttons")
        }
        return try nodes.read(item)
    }

    private static func item(_ node: YAMLNode) throws(LayoutFileError) -> NavigationDescription.Item {
        var keys = try MappingReader(node, name: "the button")
        var item = NavigationDescription.Item()
        item.title = try keys.read("title", PropertyReader.text)
        item.image = try keys.read("image", PropertyReader.image)
        item.isDone = try keys.read("done", PropertyReader.flag) ?? false
        try keys.finish()
        guard item.title != nil || item.image != nil else {
            throw .missing(key: "title", in: "the button", at: node.location)
        }
        return item
    }
}
