/// Orders a run of values: a shell sort, whose comparisons are compiled in, and which for the short runs that are common in
/// the solver is an insertion sort.
@inline(__always)
func sortRun<Element: BitwiseCopyable>(
    _ base: UnsafeMutablePointer<Element>, _ count: Int, by areInIncreasingOrder: (Element, Element) -> Bool
) {
    var gap = 1
    while gap * 9 <= count { gap = gap * 9 / 4 + 1 }
    while gap > 0 {
        var end = gap
        while end < count {
            let element = base[end]
            var hole = end
            while hole >= gap, areInIncreasingOrder(element, base[hole - gap]) {
                base[hole] = base[hole - gap]
                hole -= gap
            }
            base[hole] = element
            end += 1
        }
        gap = gap * 4 / 9
    }
}
