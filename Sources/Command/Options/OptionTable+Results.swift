import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineRendering
import KeylineReports
import KeylineScenes
import KeylineWorkers

extension OptionTable {
    static let pictureOptions = [
        CommandOption(
            "overlay", in: .picture, for: pictureCommands, OptionValueReader<Overlay>.cases("KIND").list,
            "Draw over the scene: " + Overlay.allCases.map(\.rawValue).orList.replacing(" or ", with: " and "),
            store: { $1.picture.overlays.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "select", in: .picture, for: pictureCommands, .text("VIEW"),
            "Draw only the constraints or proposals of the view with this id, accessibility identifier, label or text",
            store: { $1.picture.selectedView = $0 }),
        CommandOption(
            "chrome", in: .picture, for: [.render, .goldenDiff], .cases("KIND"),
            "How much of the device is drawn around the app: none (default), bars (status bar, home indicator, keyboard) or device",
            store: { $1.picture.chrome = $0 }),
        CommandOption(
            "chrome", in: .picture, for: [.preview], .cases("KIND"),
            "How much of the device is drawn around the app: none, bars (default: status bar, home indicator, keyboard) or device",
            store: { $1.picture.chrome = $0 }),
        CommandOption(
            "part", in: .picture, for: [.render], .part,
            "Only a part of the picture: X,Y,WxH in points, or the views with this id, identifier, name or class",
            store: { $1.picture.part = $0 }),
        CommandOption(
            "strip", in: .picture, for: [.render],
            "With --steps: the pictures before the first step and after each, side by side",
            store: { $0.picture.isStrip = true }),
        CommandOption(
            "map", in: .picture, for: [],
            "The map of the app instead of a scene, no longer than 1200 points on a side",
            store: { $0.picture.isMap = true }),
        CommandOption(
            "paper", in: .output, for: [.render], .paper,
            "Split a PDF into sheets, between views: A4, A5, letter, legal or WxH in points",
            store: { $1.picture.paper = $0 }),
        CommandOption(
            "margin", in: .output, for: [.render], .margin,
            "With --paper: the margin on every side of a sheet in points (default: 36)",
            store: { $1.picture.paperMargin = $0 }),
        CommandOption(
            "fill-width", in: .output, for: [.render],
            "With --paper: magnify a scene that is narrower than a sheet to its width",
            store: { $0.picture.fillsPaper = true }),
        CommandOption(
            "header", in: .output, for: [.render], .runningText,
            "With --paper: a line above each sheet, in which {title}, {environment}, {page} and {pages} are replaced",
            store: { $1.picture.header = $0 }),
        CommandOption(
            "footer", in: .output, for: [.render], .runningText,
            "With --paper: a line below each sheet, such as \"{page} / {pages}\"", store: { $1.picture.footer = $0 }),
        CommandOption(
            "across", in: .environment, for: stringsCommands.union([.check, .preview, .review, .edit]), .axes,
            "Combine values, such as locales=en,ar,text-sizes=L,AX3 or locales=worst:3, or a set of keyline.yaml; axes: "
                + VariationAxis.Name.allCases.map(\.rawValue).joined(separator: ", "),
            store: { $1.variations.axes += $0 }, isRepeatable: true),
        CommandOption(
            "pairwise", in: .environment, for: stringsCommands.union([.check, .preview, .review, .edit]),
            "Instead of every combination, as few as cover every pair of values of two axes",
            store: { $0.variations.isPairwise = true }),
    ]

    static let checkingOptions = [
        CommandOption(
            "take", in: .editing, for: [.suggest], .count, "Add the constraint with this number",
            store: { $1.editing.takenOffer = $0 }),
        CommandOption(
            "present", in: .editing, for: [.align], "Keep the present distances from the line instead of 0",
            store: { $0.editing.keepsDistances = true }),
        CommandOption(
            "to-margins", in: .editing, for: [.pin], "Measure distances from the container's margins",
            store: { $0.editing.toMargins = true }),
        CommandOption(
            "update-frames", in: .editing, for: [.align, .pin],
            "Store the frames that the new constraints give the views",
            store: { $0.editing.updatesFrames = true }),
        CommandOption(
            "vary", in: .editing, for: [.set], .sizeClasses,
            "Set values for these size classes alone, such as width=compact or width=regular,height=regular",
            store: { $1.editing.variation = $0 }),
        CommandOption(
            "in", in: .editing, for: [.embed], .cases("CONTAINER"),
            "What the views are put into: stack (default), view, scroll-view or navigation",
            store: { $1.editing.container = $0 }),
        CommandOption(
            "snap", in: .editing, for: [.move], "Move on to the nearest guide of each axis within 5 points",
            store: { $0.editing.snaps = true }),
        CommandOption(
            "fix", in: .editing, for: [.lint], "Swap the sides of equations where that fixes the problem",
            store: { $0.lint.repairs = true }),
        CommandOption(
            "sweep", in: .checking, for: [.check, .equivalent], OptionValueReader<Sweep>.sweep.list,
            "Find where findings begin and end: widths=280..430, heights=480..932 (points), text-sizes=XS..AX5, "
                + "text-lengths=100..200 (percent); several are swept together",
            store: { sweeps, settings in
                for sweep in sweeps {
                    settings.checks.sweep.removeAll { $0.side == sweep.side }
                    settings.checks.sweep.append(sweep)
                }
            }, isRepeatable: true),
        CommandOption(
            "accessibility", in: .checking, for: [.check],
            "Audit accessibility as well: descriptions, labels, traits, order, contrast in every appearance, Dynamic Type",
            store: { $0.checks.audits = true }),
        CommandOption(
            "fail-on", in: .checking, for: stringsCommands.union([.check, .lint]), .cases("SEVERITY"),
            "Lowest severity that fails the check: note, warning (default) or error",
            store: { $1.checks.failureSeverity = $0 }),
        CommandOption(
            "fail-on", in: .checking, for: [.review], .cases("WHAT"),
            "What fails a review: changes (default), findings (a warning or error that came) or never",
            store: { $1.review.failure = $0 }),
        CommandOption(
            "ignore", in: .checking, for: [.check, .review], OptionValueReader<Diagnostic.Kind>.kind.list,
            "Ignore findings of these kinds, such as ambiguous or misplaced; may be repeated",
            store: { $1.checks.ignoredKinds.formUnion($0) }, isRepeatable: true),
        CommandOption(
            "baseline", in: .checking, for: [.check], .text("FILE"),
            "Fail only for findings that FILE, a record of an earlier check, does not have",
            store: { $1.checks.baseline = $0 }),
        CommandOption(
            "record", in: .checking, for: [.check], "With --baseline: write the findings of this check to FILE",
            store: { $0.checks.isRecording = true }),
        CommandOption(
            "filter", in: .goldens, for: [.goldenTest, .goldenList], .text("PATTERN"),
            "Only goldens whose name matches; * matches any characters; may be repeated",
            store: { $1.golden.filters.append($0) }, isRepeatable: true),
        CommandOption(
            "golden", in: .goldens, for: goldenCommands.union([.review]), .text("DIR"),
            "The folder of goldens (default: golden)",
            store: { $1.golden.folder = $0 }),
    ]

    static let outputOptions = [
        CommandOption(
            "to", in: .output, for: [.convert], .cases("KIND"),
            "yaml (default), swift, swiftui or, for a layout file, xib",
            store: { $1.editing.conversion = $0 }),
        CommandOption(
            "style", in: .output, for: [.convert], .cases("STYLE"),
            "How Swift code writes constraints: anchors (default), or visual-format, with anchors for what it cannot express",
            store: { $1.editing.constraintStyle = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.convert], .text("FILE"),
            "Write to this file (default: standard output)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "ci", in: .output, for: [.initialize], .cases("SERVICE"),
            "Write a job for github or gitlab (default: the one that the folder uses)",
            store: { $1.setup.service = $0 }),
        CommandOption(
            "dry-run", in: .output, for: [.initialize], "List the files without writing them",
            store: { $0.results.isDryRun = true }),
        CommandOption(
            "dry-run", in: .output, for: editingCommands.union([.lint]),
            "Print the changes as a diff without writing them",
            store: { $0.results.isDryRun = true }),
        CommandOption(
            "output", letter: "o", in: .output, for: editingCommands, .text("FILE"),
            "Write to this file (default: FILE itself); - is standard output",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.render], .text("OUT"), "A file or folder; - is standard output",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.manual], .text("DIR"), "The folder for all pages of the manual",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.adapt], .text("DIR"),
            "The folder for adapted sources (default: adapted)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.sdk], .text("DIR"),
            "The folder for the SDK of CHECKOUT (default: the user's cache)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "available", in: .output, for: [.adapt], .text("MODULE"),
            "A module that the sources may import because the target depends on it; may be repeated",
            store: { $1.sources.availableModules.append($0) }, isRepeatable: true),
        CommandOption(
            "output", letter: "o", in: .output, for: [.preview, .previewMerge], .text("DIR"),
            "The folder (default: preview)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.check], .text("DIR"),
            "With --shard: the folder for `keyline check merge` (default: out/check)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.inspect], .text("FILE"),
            "The page (default: NAME.html); - is standard output",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.goldenTest, .goldenAccept, .goldenMerge, .goldenPrune],
            .text("DIR"),
            "The folder of failures (default: out/golden)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.review], .text("DIR"),
            "The folder of the page, its pictures and review.json (default: out/review)",
            store: { $1.results.path = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.diff, .goldenDiff], .text("FILE"),
            "Where a picture of the difference goes",
            store: { $1.results.path = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.render], .cases("KIND"),
            "\(PictureFormat.png.rawValue) (default), \(PictureFormat.allCases.dropFirst().map(\.rawValue).orList)",
            store: { $1.picture.format = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.map], .cases("KIND"),
            "html (default: a page), svg, pdf, png or json (nodes and edges)",
            store: { $1.map.format = $0 }),
        CommandOption(
            "output", letter: "o", in: .output, for: [.map], .text("OUT"),
            "A file, or a folder for a page with its pictures and a preview (default: map); - is standard output",
            store: { $1.results.path = $0 }),
        CommandOption(
            "preview", in: .output, for: [.map], .text("DIR"),
            "The preview in which the page opens scenes: its folder or address (default: with a folder, one that is written there)",
            store: { $1.map.preview = $0 }),
        CommandOption(
            "svg-text", in: .output, for: [.render, .map], .cases("FORM"),
            "Text in SVG: outlines (default); text, editable, with its fonts in the file; or names, editable, without the fonts",
            store: { $1.picture.svgText = $0 }),
        CommandOption(
            "format", letter: "f", in: .output,
            for: [.dump, .explain, .list, .diff, .outline, .doctor, .diagnose, .goldenList, .goldenDiff, .strings],
            .cases("KIND"),
            "text (default) or json",
            store: { $1.results.dumpFormat = $0 }),
        CommandOption(
            "accessibility", in: .output, for: [.dump],
            "List the elements of VoiceOver in its order, with what it says, in place of views",
            store: { $0.results.showsAccessibility = true }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.check, .checkMerge, .lint, .stringsCheck],
            OptionValueReader(
                "KIND", oneOf: ReportFormat.allCases.filter { $0 != .markdown }.map { ($0.rawValue, $0) }),
            "text (default), json, junit, sarif, github (annotations) or html (a page, kind by kind)",
            store: { $1.results.reportFormat = $0 }),
        CommandOption(
            "format", letter: "f", in: .output, for: [.goldenTest, .goldenMerge, .review], .cases("KIND"),
            "text (default), json, junit, sarif, github (annotations), markdown (for a pull request) or html (a page)",
            store: { $1.results.reportFormat = $0 }),
        CommandOption(
            "single-file", in: .output, for: [.goldenTest, .goldenMerge, .review],
            "Put the pictures into report.html, so that the page can be sent alone",
            store: { $0.results.isSingleFile = true }),
        CommandOption(
            "jobs", letter: "j", in: .output,
            for: pictureCommands.union([.goldenTest, .goldenAccept, .strings, .review, .map]),
            .count,
            "Draw up to N pictures at once (default: one per core)",
            store: { $1.results.jobs = $0 }),
        CommandOption(
            "jobs", letter: "j", in: .output, for: [.check], .count,
            "Check the scenes in N processes at once (default: 1), each of which opens all files: for work of some seconds; a part of --shard is checked by one",
            store: { $1.results.jobs = $0 }),
        CommandOption(
            "limits", in: .output, for: supervisedCommands,
            OptionValueReader<(name: WorkLimits.Name, value: Int)>.limit.list,
            "What one scene may take, such as seconds=120,memory=8G; `keyline help limits` explains all",
            store: { limits, settings in for limit in limits { settings.limits[limit.name] = limit.value } },
            isRepeatable: true),
        CommandOption(
            "proof", in: .output, for: [.preview], "Also write proof.pdf, with a page for each picture",
            store: { $0.preview.hasProof = true }),
        CommandOption(
            "inspectors", in: .output, for: [.preview],
            "Also write an inspector page for each picture; a served page always has them",
            store: { $0.preview.hasInspectors = true }),
        CommandOption(
            "watch", in: .output, for: [.preview], "Redraw what changes, until Ctrl-C",
            store: { $0.preview.watches = true }),
        CommandOption(
            "serve", in: .output, for: [.preview, .goldenTest, .review, .edit],
            "Serve the page on 127.0.0.1, until Ctrl-C; on pages of goldens and reviews, pictures are approved or "
                + "rejected there",
            store: { $0.preview.serves = true }),
        CommandOption(
            "port", in: .output, for: [.preview, .goldenTest, .review, .edit], .port,
            "The port for --serve (default: any free port)", store: { $1.preview.port = $0 }),
        CommandOption(
            "quiet", letter: "q", in: .output, for: pictureCommands,
            "Do not print layout diagnostics",
            store: { $0.results.isQuiet = true }),
        CommandOption(
            "quiet", letter: "q", in: .output, for: [.check, .stringsCheck],
            "Print the last line alone, not each finding",
            store: { $0.results.isQuiet = true }),
        CommandOption(
            "color", in: .output, for: Set(Command.allCases).subtracting([.mcp, .lsp]), .cases("WHEN"),
            "Colour messages: auto (default: on terminals, unless NO_COLOR or CLICOLOR_FORCE is set), always or never",
            store: { $1.results.colors = $0 }),
    ]
}

extension OptionValueReader where Value == PicturePart {
    /// A rectangle, or the name of views.
    static var part: OptionValueReader {
        OptionValueReader("PART", "X,Y,WxH in points, such as 0,44,390x120, or the name of a view") { text in
            if let match = text.wholeMatch(of: /(\d{1,5}),(\d{1,5}),(\d{1,5})x(\d{1,5})/) {
                let sides = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
                guard sides.count == 4, sides[2] > 0, sides[3] > 0 else { return nil }
                return .region(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
            }
            let isName = text.contains { $0.isLetter } && !text.contains(",") && !text.contains("?")
            return isName ? .views(text) : nil
        }
    }
}
