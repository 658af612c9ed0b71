import KeylinePreviews
import KeylineScenes

extension OptionTable {
    static let pictureOptions = [
        CommandOption(
            "overlay", in: .picture, for: pictureCommands, ValueReader<Overlay>.cases("KIND").list,
            "Draw over the scene: " + Overlay.allCases.map(\.rawValue).orList.replacing(" or ", with: " and "),
            store: { $1.overlays.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "select", in: .picture, for: pictureCommands, .text("VIEW"),
            "Draw only the constraints or proposals that touch the view of this id",
            store: { $1.selectedView = $0 }),
        CommandOption(
            "across", in: .picture, for: [.check, .preview], .axes,
            "Combine values, such as locales=en,ar,text-sizes=L,AX3, or a set of keyline.yaml; axes: "
                + VariationAxis.Name.allCases.map(\.rawValue).joined(separator: ", "),
            store: { $1.axes += $0 }, isRepeatable: true),
        CommandOption(
            "pairwise", in: .picture, for: [.check, .preview],
            "Not every combination: as few as have every pair of values of two axes together",
            store: { $0.isPairwise = true }),
    ]

    static let checkingOptions = [
        CommandOption(
            "sweep", in: .checking, for: [.check], ValueReader<Sweep>.sweep.list,
            "Find where findings begin and end: widths=280..430, heights=480..932 (points), text-sizes=XS..AX5, "
                + "text-lengths=100..200 (percent); several are swept together",
            store: { sweeps, settings in
                for sweep in sweeps {
                    settings.sweep.removeAll { $0.side == sweep.side }
                    settings.sweep.append(sweep)
                }
            }, isRepeatable: true),
        CommandOption(
            "fail-on", in: .checking, for: [.check], .cases("SEVERITY"),
            "The least severity that makes the check fail: note, warning (usual) or error",
            store: { $1.failureSeverity = $0 }),
        CommandOption(
            "ignore", in: .checking, for: [.check], ValueReader<Diagnostic.Kind>.cases("KIND").list,
            "Pass over findings of these kinds, such as ambiguous or misplaced; may be repeated",
            store: { $1.ignoredKinds.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "filter", in: .checking, for: [.goldenTest, .goldenList], .text("PATTERN"),
            "Only goldens whose name matches; * stands for any characters; may be repeated",
            store: { $1.filters.append($0) }, isRepeatable: true),
        CommandOption(
            "golden", in: .checking, for: goldenCommands, .text("DIR"), "The folder of goldens, usually golden",
            store: { $1.goldenFolder = $0 }),
    ]

    static let outputOptions = [
        CommandOption(
            "output", letter: "o", in: .output, for: [.render], .text("OUT"), "A file or folder; - is standard output",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.adapt], .text("DIR"),
            "The folder for adapted sources, usually adapted",
            store: { $1.output = $0 }),
        CommandOption(
            "available", in: .output, for: [.adapt], .text("MODULE"),
            "A module that the sources may import because the target depends on it; may be repeated",
            store: { $1.availableModules.append($0) }, isRepeatable: true),
        CommandOption(
            "output", letter: "o", in: .output, for: [.preview, .previewMerge], .text("DIR"),
            "The folder, usually preview",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.check], .text("DIR"),
            "Leave what --shard found here for `keyline check merge`, usually in out/check",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.inspect], .text("FILE"),
            "The page, usually NAME.html; - is standard output",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.goldenTest, .goldenAccept, .goldenMerge], .text("DIR"),
            "The folder of failures, usually out/golden",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.diff], .text("FILE"), "Where a picture of the difference goes",
            store: { $1.output = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.render], .cases("KIND"), "png (usual), pdf or svg",
            store: { $1.pictureFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.dump, .explain, .list, .diff], .cases("KIND"),
            "text (usual) or json",
            store: { $1.dumpFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.check, .checkMerge],
            ValueReader(
                "KIND", oneOf: ReportFormat.allCases.filter { $0 != .markdown }.map { ($0.rawValue, $0) }),
            "text (usual), json, junit, sarif or github (annotations)",
            store: { $1.reportFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.goldenTest, .goldenMerge], .cases("KIND"),
            "text (usual), json, junit, sarif, github (annotations) or markdown (for a pull request)",
            store: { $1.reportFormat = $0 }),
        CommandOption(
            "jobs", letter: "j", in: .output, for: pictureCommands.union([.goldenTest, .goldenAccept]), .count,
            "Draw so many pictures at once, usually one on each core",
            store: { $1.jobs = $0 }),
        CommandOption(
            "proof", in: .output, for: [.preview], "Write proof.pdf too, with a page for each picture",
            store: { $0.hasProof = true }),
        CommandOption(
            "inspectors", in: .output, for: [.preview],
            "Write an inspector's page for each picture too; a served page has them anyway",
            store: { $0.hasInspectors = true }),
        CommandOption(
            "watch", in: .output, for: [.preview], "Draw again what changes, until Ctrl-C",
            store: { $0.watches = true }),
        CommandOption(
            "serve", in: .output, for: [.preview], "Serve the page on 127.0.0.1, until Ctrl-C",
            store: { $0.serves = true }),
        CommandOption(
            "port", in: .output, for: [.preview], .port, "The port for --serve, usually a free one",
            store: { $1.port = $0 }),
        CommandOption(
            "quiet", letter: "q", in: .output, for: pictureCommands,
            "Say nothing about what is wrong with layouts",
            store: { $0.isQuiet = true }),
    ]
}
