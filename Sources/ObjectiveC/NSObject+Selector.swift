public import Foundation

extension NSObject {
    /// Whether the object has a method of this name, by the tables of `keyline adapt`.
    @MainActor
    public func responds(to selector: Selector?) -> Bool {
        selector.map { LinkedClasses.has($0, self) } ?? false
    }

    /// Calls the method of this name; nothing happens where there is none.
    ///
    /// - Returns: The object that the method returned, if it returned one.
    @MainActor @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        Self.object(LinkedClasses.call(selector, of: self))
    }

    /// Calls the method of this name with an argument; nothing happens where there is none.
    @MainActor @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        Self.object(LinkedClasses.call(selector, of: self, [object]))
    }

    /// Calls the method of this name with two arguments; nothing happens where there is none.
    @MainActor @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
        Self.object(LinkedClasses.call(selector, of: self, [first, second]))
    }

    /// Only objects come back, as on Apple's systems; a number or nothing is no object.
    private static func object(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result, type(of: result) is AnyClass else { return nil }
        return Unmanaged.passUnretained(result as AnyObject)
    }
}
