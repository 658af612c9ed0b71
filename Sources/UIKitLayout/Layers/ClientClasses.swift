/// The classes of views that are not this module's, whose layout may override what concerns layers.
@MainActor
enum ClientClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether the class is an app's.
    static func contain(_ type: AnyClass) -> Bool {
        let key = ObjectIdentifier(type)
        if let answer = known[key] { return answer }
        let answer = !String(reflecting: type).hasPrefix("UIKitLayout.")
        known[key] = answer
        return answer
    }
}
