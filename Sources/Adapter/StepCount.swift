/// Counts lookups, so that tests see how the work grows with the sources.
final class StepCount {
    private(set) var count = 0

    func add(_ number: Int = 1) { count += number }
}
