import KeylineObjectiveC
import Testing
import UIKitLayout

/// Methods of delegates that a class adds to those of the class that conforms: Swift's conformance does not know of them, the tables that
/// `keyline adapt` writes do.
@MainActor
@Suite struct AdaptedDelegateTests {
    /// The class that conforms, without heights.
    private class Conforming: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A class below it that has them.
    private final class Tall: Conforming {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 88 : 30
        }

        enum Table: ClassTable {
            static var type: AnyClass { Tall.self }

            @MainActor static func add(to members: inout ClassMembers) {
                members.method("tableView:heightForRowAt:") {
                    (object: Tall, argument0: UITableView, argument1: IndexPath) in
                    object.tableView(argument0, heightForRowAt: argument1) as Any?
                }
            }
        }
    }

    private func heights(_ source: Conforming) -> [CGFloat] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test func `a method of a subclass is called though its superclass conforms`() {
        #expect(heights(Tall()) == [88, 30])
        #expect(Set(heights(Conforming())).count == 1)
    }

    @Test func `a name that no class has is answered with nothing`() {
        let answer: CGFloat? = LinkedClasses.answer("tableView:other:", of: Tall(), 1, 2)
        #expect(answer == nil)
        let foreign: Int? = LinkedClasses.answer("count", of: "no object")
        #expect(foreign == nil)
    }
}
