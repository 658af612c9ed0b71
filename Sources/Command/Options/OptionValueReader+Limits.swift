import KeylineByteText
import KeylineWorkers

extension OptionValueReader where Value == (name: WorkLimits.Name, value: Int) {
    /// A limit by its name, with a whole number of seconds or of bytes.
    static var limit: OptionValueReader {
        let names = WorkLimits.Name.allCases.map(\.rawValue)
        return OptionValueReader("NAME=N", "one of \(names.orList), = and a number, such as seconds=120 or memory=8G") {
            let parts = $0.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let name = WorkLimits.Name(rawValue: String(parts[0])) else { return nil }
            return name.value(of: parts[1]).map { (name, $0) }
        }
    }
}
