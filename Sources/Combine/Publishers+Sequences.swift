extension Publishers {
    /// Publishes the result of a function for each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The kind of error.
        public typealias Failure = Upstream.Failure
        /// The publisher of the original values.
        public let upstream: Upstream
        /// The function.
        public let transform: (Upstream.Output) -> Output

        /// Describes it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.map(transform).receive(subscriber: subscriber)
        }
    }

    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of values.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Describes it.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            sequence.publisher.setFailureType(to: Failure.self).receive(subscriber: subscriber)
        }
    }

    /// One publisher behind the end of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The kind of values.
        public typealias Output = Prefix.Output
        /// The kind of error.
        public typealias Failure = Prefix.Failure
        /// The first.
        public let prefix: Prefix
        /// The one behind it.
        public let suffix: Suffix

        /// Describes it.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.append(suffix).receive(subscriber: subscriber)
        }
    }
}
