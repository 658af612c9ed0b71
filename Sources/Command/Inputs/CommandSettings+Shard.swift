import Foundation
import KeylineGoldens
import KeylinePreviews

extension CommandSettings {
    /// The part that an invocation is about, as an option or the variables of a CI system say; nil for everything.
    var shard: Shard? {
        let shard = golden.shard ?? Shard(variables: ProcessInfo.processInfo.environment)
        return shard.flatMap { $0.count > 1 ? $0 : nil }
    }

    /// Says which part it is, where nobody asked for it by an option.
    @MainActor
    func announce(_ shard: Shard, _ own: Int, of all: Int, _ noun: String) {
        guard golden.shard == nil else { return }
        Console.note("part \(shard), from the environment: \(own) of \(all) \(noun)\n")
    }
}

/// The scenes of a part, and the names of all.
struct SceneShard {
    /// The names of all scenes: a file and a scene's id.
    let names: [String]
    /// The places of the part's own scenes among them, in their order.
    let own: [Int]

    init(_ shard: Shard, of scenes: [SceneReference]) {
        var counts: [String: Int] = [:]
        names = scenes.map { scene in
            let name = "\(scene.source.file)#\(scene.description.id.rawValue)"
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name)#\(counts[name] ?? 0)"
        }
        let wanted = Set(shard.names(of: names))
        own = names.indices.filter { [names] in wanted.contains(names[$0]) }
    }
}
