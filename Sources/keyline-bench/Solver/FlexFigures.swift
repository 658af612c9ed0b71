/// The time that engines for flexible boxes, Yoga and Taffy, need to lay out the same picture from scratch.
///
/// They solve an easier problem, but they are what one would take instead. The figures were recorded on one machine
/// together with kiwi's; on another machine kiwi's time says by how much they change.
struct FlexFigures {
    /// Microseconds.
    private var kiwi: Double
    private var yoga: Double
    private var taffy: Double

    private static let recorded = [
        "list_10": FlexFigures(kiwi: 1448, yoga: 136, taffy: 96),
        "list_100": FlexFigures(kiwi: 85_080, yoga: 1348, taffy: 928),
        "list_1000": FlexFigures(kiwi: 55_000_000, yoga: 14_224, taffy: 20_408),
        "stack_4x4": FlexFigures(kiwi: 49_470, yoga: 737, taffy: 1343),
        "stack_6x3": FlexFigures(kiwi: 12_000_000, yoga: 2905, taffy: 4661),
    ]

    /// The faster of the two, where kiwi takes that many microseconds; nil for a workload that was not recorded.
    static func faster(_ workload: String, kiwi: Double?) -> Double? {
        guard let kiwi, let figures = recorded[workload] else { return nil }
        return min(figures.yoga, figures.taffy) * kiwi / figures.kiwi
    }
}
