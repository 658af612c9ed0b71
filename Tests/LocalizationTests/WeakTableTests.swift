import Foundation
import KeylineFoundationSupplement
import Testing

/// Tables of objects that Foundation has on Apple's systems alone.
@Suite struct WeakTableTests {
    private final class Window: NSObject {}

    @Test func `a weak key takes its entry along`() {
        let table = NSMapTable<Window, NSString>.weakToStrongObjects()
        let kept = Window()
        table.setObject("kept", forKey: kept)
        do {
            let other = Window()
            table.setObject("other", forKey: other)
            #expect(table.count == 2)
        }
        #expect(table.count == 1)
        #expect(table.object(forKey: kept) == "kept")
        table.setObject(nil, forKey: kept)
        #expect(table.object(forKey: kept) == nil)
    }

    @Test func `equal keys are one unless the table compares pointers`() {
        let first = NSMutableString(string: "a")
        let second = NSMutableString(string: "a")
        let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
        table.setObject("1", forKey: first)
        table.setObject("2", forKey: second)
        #expect(table.count == 1 && table.object(forKey: "a") == "2")
        let pointers = NSMapTable<NSString, NSString>(keyOptions: [.objectPointerPersonality])
        pointers.setObject("1", forKey: first)
        pointers.setObject("2", forKey: second)
        #expect(pointers.count == 2)
    }

    @Test func `a weak set forgets objects, and holds each once`() {
        let set = NSHashTable<Window>.weakObjects()
        let kept = Window()
        set.add(kept)
        set.add(kept)
        do { set.add(Window()) }
        #expect(set.allObjects == [kept] && set.contains(kept))
        set.remove(kept)
        #expect(set.count == 0)
    }
}
