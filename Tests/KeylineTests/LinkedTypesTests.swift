import KeylineDeveloperToolsSupport
import Testing

private protocol Marked {}
private protocol MarkedMore: Marked {}
private protocol MarkedClass {}
private protocol Unmarked {}

private struct Structure: Marked {}
private enum Choice: MarkedMore { case one }
private struct Generic<Value>: Marked { var value: Value }
private enum Outer {
    struct Inner: Marked {}
}
private struct Other {}
extension Other: Marked {}
private class Base: MarkedClass {}
private final class Derived: Base {}

/// Types are found by the protocols that they conform to.
@Suite struct LinkedTypesTests {
    private func names<Kind>(_ kind: Kind.Type) -> [String] {
        LinkedTypes.all(kind).map { String(describing: $0) }.sorted()
    }

    @Test func `structures and enumerations are found wherever they are declared`() {
        #expect(names((any Marked.Type).self) == ["Choice", "Inner", "Other", "Structure"])
        #expect(names((any MarkedMore.Type).self) == ["Choice"])
        #expect(names((any Unmarked.Type).self) == [])
    }

    @Test func `a class is found with those that derive from it`() {
        #expect(names((any MarkedClass.Type).self) == ["Base", "Derived"])
    }
}
