extension Command {
    /// Two calls as a person writes them, for help and the manual.
    var examples: [String] {
        switch self {
        case .goldenTest, .goldenAccept, .goldenMerge, .goldenList, .goldenPrune, .goldenDiff: goldenExamples
        case .align, .pin, .embed, .suggest, .add, .move, .resize, .delete, .undo, .redo, .set, .outline, .convert,
            .fix, .duplicate, .edit:
            editingExamples
        case .completions, .manual, .initialize, .doctor, .mcp, .lsp, .adapt, .build, .sdk: machineExamples
        default: sceneExamples
        }
    }

    private var sceneExamples: [String] {
        switch self {
        case .render:
            [
                "keyline render sign-in.yaml -o sign-in.png",
                "keyline render Main.storyboard --steps \"tap Next; tap Done\" -o flow.gif",
            ]
        case .dump: ["keyline dump sign-in.yaml", "keyline dump Main.storyboard --scene Trail --format json"]
        case .list: ["keyline list .", "keyline list Main.storyboard --format json"]
        case .check:
            [
                "keyline check . --across locales=en,ar,text-sizes=L,AX3",
                "keyline check . -j 4 --exclude Pods --format github",
            ]
        case .explain:
            ["keyline explain sign-in.yaml title", "keyline explain Main.storyboard \"Sign In\" --format json"]
        case .diagnose: ["keyline diagnose .", "keyline diagnose Main.storyboard --format json"]
        case .assume:
            [
                "keyline assume sign-in.yaml \"title.width <= 200\"",
                "keyline assume Main.storyboard \"title.height == 2 * icon.height\"",
            ]
        case .equivalent:
            [
                "keyline equivalent Main.storyboard main.yaml",
                "keyline equivalent old.yaml new.yaml --sweep widths=280..430",
            ]
        case .lint: ["keyline lint .", "keyline lint Main.storyboard --fix --dry-run"]
        case .inspect: ["keyline inspect sign-in.yaml", "keyline inspect Main.storyboard --scene Trail -o trail.html"]
        case .preview: ["keyline preview . --across locales=en,ar", "keyline preview sign-in.yaml --serve --watch"]
        case .map: ["keyline map App -o map", "keyline map Main.storyboard --appearance dark -o map.svg"]
        case .review: ["keyline review", "keyline review main..HEAD App --across locales=en,ar --summary comment.md"]
        case .checkMerge: ["keyline check merge part1 part2", "keyline check merge part1 part2 --format junit"]
        case .previewMerge: ["keyline preview merge part1 part2", "keyline preview merge part1 part2 -o preview"]
        case .diff: ["keyline diff a.png b.png", "keyline diff a.png b.png -o difference.png"]
        case .schema: ["keyline schema", "keyline schema configuration"]
        case .strings:
            ["keyline strings .", "keyline strings App --budget --screenshots kit"]
        case .stringsCheck:
            [
                "keyline strings check .",
                "keyline strings check App --across text-sizes=L,AX1 --format github",
            ]
        case .text: ["keyline text \"Hello, world\" --width 120", "keyline text \"مرحبا\" --style headline"]
        default: []
        }
    }

    private var goldenExamples: [String] {
        switch self {
        case .goldenTest: ["keyline golden test", "keyline golden test --filter \"home/*\" --format github"]
        case .goldenAccept: ["keyline golden accept \"*\"", "keyline golden accept home/home.png"]
        case .goldenMerge: ["keyline golden merge part1 part2", "keyline golden merge part1 part2 --format junit"]
        case .goldenList: ["keyline golden list", "keyline golden list --filter \"home/*\" --format json"]
        case .goldenDiff:
            [
                "keyline golden diff sign-in.yaml --design sign-in@2x.png",
                "keyline golden diff Main.storyboard --design trail.pdf -o difference.png",
            ]
        case .goldenPrune: ["keyline golden prune --dry-run", "keyline golden prune"]
        default: []
        }
    }

    private var editingExamples: [String] {
        switch self {
        case .align:
            [
                "keyline align sign-in.yaml leading title subtitle",
                "keyline align Main.storyboard baselines name value --dry-run",
            ]
        case .pin:
            [
                "keyline pin sign-in.yaml leading,trailing title",
                "keyline pin sign-in.yaml top=20,width=200 title --dry-run",
            ]
        case .embed:
            [
                "keyline embed sign-in.yaml title subtitle",
                "keyline embed sign-in.yaml title --in scroll-view --dry-run",
            ]
        case .suggest: ["keyline suggest sign-in.yaml title icon", "keyline suggest sign-in.yaml title icon --take 2"]
        case .add:
            [
                "keyline add sign-in.yaml UILabel screen text=Hello x=20 y=80",
                "keyline add Main.storyboard UIButton buttons title=Cancel --dry-run",
            ]
        case .move: ["keyline move Main.storyboard title dx=4 --snap", "keyline move Main.storyboard title"]
        case .resize:
            [
                "keyline resize Main.storyboard icon width=48 height=48",
                "keyline resize icon.xib icon width=32 --dry-run",
            ]
        case .delete: ["keyline delete sign-in.yaml subtitle", "keyline delete Main.storyboard 8bC-Xf-vdC --dry-run"]
        case .duplicate:
            ["keyline duplicate sign-in.yaml hint", "keyline duplicate Main.storyboard title into=buttons --dry-run"]
        case .edit:
            ["keyline edit sign-in.yaml --serve", "keyline edit Main.storyboard --serve --port 8080 --scene Trail"]
        case .undo: ["keyline undo sign-in.yaml", "keyline undo Main.storyboard"]
        case .redo: ["keyline redo sign-in.yaml", "keyline redo Main.storyboard"]
        case .set:
            [
                "keyline set sign-in.yaml 14 constant=12",
                "keyline set Main.storyboard 8bC-Xf-vdC priority=750 --dry-run",
            ]
        case .outline: ["keyline outline sign-in.yaml", "keyline outline . --format json"]
        case .convert:
            ["keyline convert Main.storyboard --scene Trail -o trail.yaml", "keyline convert sign-in.yaml --to swift"]
        case .fix:
            [
                "keyline fix Main.storyboard update-frames",
                "keyline fix sign-in.yaml add-missing --select title --dry-run",
            ]
        default: []
        }
    }

    private var machineExamples: [String] {
        switch self {
        case .completions: ["keyline completions bash", "keyline completions fish"]
        case .manual: ["keyline man render", "keyline man -o /usr/local/share/man/man1"]
        case .initialize: ["keyline init", "keyline init App --ci gitlab --dry-run"]
        case .doctor: ["keyline doctor", "keyline doctor --format json"]
        case .mcp: ["keyline mcp --root .", "keyline mcp --root . --permit build"]
        case .lsp: ["keyline lsp", "keyline lsp --permit build"]
        case .adapt: ["keyline adapt Sources/App -o adapted", "keyline adapt Sources/App --available Models"]
        case .build: ["keyline build App --strict", "keyline build Library --tests"]
        case .sdk: ["keyline sdk", "keyline sdk ~/keyline"]
        default: []
        }
    }
}
