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
            "Draw only the constraints that touch the view of this id",
            store: { $1.selectedView = $0 }),
        CommandOption(
            "across", in: .picture, for: [.check, .preview], .axes,
            "Combine values, such as locales=en,ar,text-sizes=L,AX3; axes: "
                + VariationAxis.Name.allCases.map(\.rawValue).joined(separator: ", "),
            store: { $1.axes += $0 }, isRepeatable: true),
    ]

    static let checkingOptions = [
        CommandOption(
            "sweep", in: .checking, for: [.check], .sweep,
            "Find the sizes in points at which findings begin and end, such as widths=280..430 or heights=480..932",
            store: { $1.sweep = $0 }),
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
            "output", letter: "o", in: .output, for: [.preview], .text("DIR"), "The folder, usually preview",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.goldenTest], .text("DIR"),
            "The folder of failures, usually out/golden",
            store: { $1.output = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.diff], .text("FILE"), "Where a picture of the difference goes",
            store: { $1.output = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.render], .cases("KIND"), "png (usual), pdf or svg",
            store: { $1.pictureFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.dump, .explain, .list], .cases("KIND"), "text (usual) or json",
            store: { $1.dumpFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.check], .cases("KIND"),
            "text (usual), json or github (annotations)",
            store: { $1.reportFormat = $0 }),
        CommandOption(
            "jobs", letter: "j", in: .output, for: pictureCommands.union([.goldenTest, .goldenAccept]), .count,
            "Draw so many pictures at once, usually one on each core",
            store: { $1.jobs = $0 }),
        CommandOption(
            "quiet", letter: "q", in: .output, for: pictureCommands,
            "Say nothing about what is wrong with layouts",
            store: { $0.isQuiet = true }),
    ]
}
