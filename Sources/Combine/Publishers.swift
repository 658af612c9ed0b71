/// Publishers by the names of their kinds.
///
/// The operators of this module return `AnyPublisher`; these are for code that names a kind, mostly to put three or more publishers together.
public enum Publishers {
    /// The latest values of two publishers, as soon as both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output)
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B

        /// Puts two together.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).receive(subscriber: subscriber)
        }
    }

    /// The latest values of three publishers, as soon as all have one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C

        /// Puts three together.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c).receive(subscriber: subscriber)
        }
    }

    /// The latest values of four publishers, as soon as all have one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C
        /// The fourth.
        public let d: D

        /// Puts four together.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b, c, d).receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers in pairs.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output)
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B

        /// Puts two together.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers, one of each at a time.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C

        /// Puts three together.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b, c).receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// The kind of values.
        public typealias Output = A.Output
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B

        /// Puts two together.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b).receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        /// The kind of values.
        public typealias Output = A.Output
        /// The kind of error.
        public typealias Failure = A.Failure
        /// The first.
        public let a: A
        /// The second.
        public let b: B
        /// The third.
        public let c: C

        /// Puts three together.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
                .receive(subscriber: subscriber)
        }
    }

    /// The values of any number of publishers of a kind as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of error.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Puts some together.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Puts some together.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// One more.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }
    }
}
