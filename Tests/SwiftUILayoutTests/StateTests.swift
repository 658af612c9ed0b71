import Foundation
import KeylineCombine
import Testing

@testable import SwiftUILayout

private final class Counter: ObservableObject {
    @Published var count = 3
}

@Observable
private final class Model {
    var name = "Ada"
}

private struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View { Text(verbatim: "\(counter.count)") }
}

private struct SharedCounterView: View {
    @EnvironmentObject var counter: Counter

    var body: some View { Text(verbatim: "\(counter.count)") }
}

private struct EnvironmentView: View {
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric private var length: CGFloat = 10

    var body: some View { Text(verbatim: "\(scheme) \(length)") }
}

private struct BindableView: View {
    @Bindable var model: Model

    var body: some View { TextField("Name", text: $model.name) }
}

@MainActor
struct StateTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
    }

    @Test func `an observable object is made once and read`() throws {
        #expect(try stage.texts { CounterView() } == ["3"])
    }

    @Test func `an object comes from the environment`() throws {
        let counter = Counter()
        counter.count = 8
        #expect(try stage.texts { SharedCounterView().environmentObject(counter) } == ["8"])
    }

    @Test func `values of the environment follow the scene`() throws {
        var dark = stage
        dark.environment.appearance = .dark
        dark.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(try dark.texts { EnvironmentView() }.joined() == "dark 28.0")
        #expect(try stage.texts { EnvironmentView() }.joined() == "light 10.0")
    }

    @Test func `a bindable object gives bindings to its properties`() throws {
        #expect(try stage.texts { BindableView(model: Model()) } == ["Ada"])
    }

    @Test func `a binding to a part changes the whole`() {
        let state = State(initialValue: CGPoint(x: 1, y: 2))
        state.projectedValue.x.wrappedValue = 7
        #expect(state.wrappedValue == CGPoint(x: 7, y: 2))
    }

    @Test func `bindings to elements change the collection`() {
        let state = State(initialValue: [1, 2, 3])
        for element in state.projectedValue { element.wrappedValue *= 10 }
        #expect(state.wrappedValue == [10, 20, 30])
    }

    @Test func `a published property tells before it changes`() {
        let counter = Counter()
        var seen: [Int] = []
        let kept = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 4
        counter.count = 5
        #expect(seen == [3, 4])
        kept.cancel()
        counter.count = 6
        #expect(seen.count == 2)
    }

    @Test func `operators pass values on in order`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let kept = subject.removeDuplicates().filter { $0 > 1 }.map { $0 * 2 }.sink { seen.append($0) }
        for value in [1, 2, 2, 3] { subject.send(value) }
        kept.cancel()
        subject.send(9)
        #expect(seen == [4, 6])
    }

    @Test func `latest values of two publishers are combined`() {
        let left = CurrentValueSubject<Int, Never>(1)
        let right = PassthroughSubject<String, Never>()
        var seen: [String] = []
        let kept = left.combineLatest(right).sink { seen.append("\($0)\($1)") }
        right.send("a")
        left.send(2)
        right.send("b")
        withExtendedLifetime(kept) {}
        #expect(seen == ["1a", "2a", "2b"])
    }
}
