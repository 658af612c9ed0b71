import Foundation
import KeylineCombine
import KeylineNetworkingSupplement
import Testing

/// Publishers by the names of their kinds.
@Suite struct PublishersTests {
    private let one = PassthroughSubject<Int, Never>()
    private let two = PassthroughSubject<String, Never>()
    private let three = PassthroughSubject<Bool, Never>()

    @Test func `the latest values of all come with each that comes, once all have one`() {
        var received: [String] = []
        let keep = Publishers.CombineLatest3(one, two, three).sink { received.append("\($0) \($1) \($2)") }
        let pairs = Publishers.CombineLatest(one, two).map { "\($0)\($1)" }.sink { received.append($0) }
        let four = Publishers.CombineLatest4(one, two, three, Just(7)).sink { received.append("\($0.3)") }
        one.send(1)
        two.send("a")
        three.send(true)
        one.send(2)
        #expect(received == ["1a", "1 a true", "7", "2 a true", "2a", "7"])
        withExtendedLifetime((keep, pairs, four)) {}
    }

    @Test func `values wait for their partners`() {
        var received: [String] = []
        let keep = Publishers.Zip3(one, two, three).sink { received.append("\($0)\($1)\($2)") }
        let pairs = Publishers.Zip(one, two).sink { received.append("\($0)\($1)") }
        one.send(1)
        one.send(2)
        two.send("a")
        three.send(false)
        #expect(received == ["1a", "1afalse"])
        withExtendedLifetime((keep, pairs)) {}
    }

    @Test func `merged publishers end when all have ended, concatenated ones follow each other`() {
        let other = PassthroughSubject<Int, Never>()
        var received = [Int]()
        var ends = 0
        let keep = Publishers.Merge(one, other).sink(
            receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
        one.send(1)
        other.send(2)
        one.send(completion: .finished)
        other.send(3)
        #expect(received == [1, 2, 3] && ends == 0)
        other.send(completion: .finished)
        #expect(ends == 1)
        var all: [Int] = []
        let many = Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3)).append(
            Publishers.Sequence(sequence: [4, 5])
        )
        .sink { all.append($0) }
        let triple = Publishers.Merge3(Just(6), Just(7), Just(8)).sink { all.append($0) }
        let row = Publishers.Concatenate(prefix: Just(9), suffix: Just(10)).sink { all.append($0) }
        let mapped = Publishers.Map(upstream: Just(5)) { $0 * 10 }.sink { all.append($0) }
        #expect(all == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 50])
        withExtendedLifetime((keep, many, triple, row, mapped)) {}
    }

    @Test func `a property is published as it is, and no request is answered`() {
        final class Song: NSObject { let title = "Ode" }
        var received: [String] = []
        let keep = Song().publisher(for: \.title).sink { received.append($0) }
        #expect(received == ["Ode"])
        let url = URL(fileURLWithPath: "/none")
        let data = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in received.append("end") }, receiveValue: { _ in received.append("value") })
        #expect(received == ["Ode"])
        withExtendedLifetime((keep, data)) {}
    }

    @Test func `the values of publishers follow`() {
        var received: [Int] = []
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let keep = outer.switchToLatest().sink { received.append($0) }
        outer.send(one)
        one.send(4)
        #expect(received == [4])
        withExtendedLifetime(keep) {}
    }

    @Test func `a result is published with its end`() {
        struct Mistake: Error {}
        var events: [String] = []
        func note(_ result: Result<Int, Mistake>) {
            result.publisher.sink(
                receiveCompletion: { if case .failure = $0 { events.append("failure") } else { events.append("end") } },
                receiveValue: { events.append("\($0)") }
            ).cancel()
        }
        note(.success(3))
        note(.failure(Mistake()))
        #expect(events == ["3", "end", "failure"])
    }
}
