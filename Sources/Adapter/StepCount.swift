/// Counts what is looked at, so that tests see how work grows with what there is to do.
final class StepCount {
    private(set) var count = 0

    func add(_ number: Int = 1) { count += number }
}
