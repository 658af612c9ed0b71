import Foundation
import Testing
import UIKitLayout

/// Properties of views are kept in groups; each of them reads as what it was set to, and changes no other.
struct Property<Object> {
    let set: (inout Object) -> Void
    let read: (Object) -> AnyHashable
    /// A value that is not the default.
    let value: AnyHashable
}

func property<Object, Value: Hashable>(
    _ path: WritableKeyPath<Object, Value>, _ value: Value
) -> Property<Object> {
    Property(set: { $0[keyPath: path] = value }, read: { $0[keyPath: path] }, value: value)
}

func expectApart<Object>(_ make: () -> Object, _ properties: [Property<Object>]) {
    for (index, property) in properties.enumerated() {
        var object = make()
        let before = properties.map { $0.read(object) }
        property.set(&object)
        let after = properties.map { $0.read(object) }
        #expect(before[index] != property.value, "property \(index) of \(Object.self) has this value by default")
        #expect(after[index] == property.value, "property \(index) of \(Object.self)")
        for other in properties.indices where other != index {
            #expect(before[other] == after[other], "property \(index) of \(Object.self) changes property \(other)")
        }
    }
}

let three = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
