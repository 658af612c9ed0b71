extension Command {
    /// What it does, in one line of the list of commands.
    var summary: String {
        switch self {
        case .render: "Draw scenes as PNG, PDF or SVG"
        case .dump: "Print frames, constraints and diagnostics"
        case .list: "List the scenes, texts, catalogs and fonts of a file or an app's folder"
        case .check: "Look for conflicts, cut or hidden text, and what is missing"
        case .explain: "Tell which constraints decide the frame of a view, and which gave way"
        case .diagnose: "Say whether layouts are unsatisfiable, ambiguous, wrong or sound"
        case .assume: "Try whether something is true of a layout"
        case .equivalent: "Compare two layouts over a range of sizes"
        case .lint: "Look for what breaks rules of thumb and style in constraints"
        case .align: "Align views by their edges, centres or baselines"
        case .pin: "Pin views to their neighbours or container, and their sizes"
        case .embed: "Put views into a stack that arranges them as they lie"
        case .suggest: "List the constraints that a drag from one view to another offers"
        case .set: "Change a constraint: its constant, priority, relation and more"
        case .outline: "Print views, constraints as equations, and issues with remedies"
        case .convert: "Write a scene as a layout file or as UIKit code, a layout file as a XIB"
        case .fix: "Repair constraints and frames of a storyboard or XIB"
        case .inspect: "Take a scene apart: its views in space, and what decides each frame"
        case .preview: "Draw scenes in many environments: an offline or live page, and a sheet"
        case .checkMerge: "Join what several machines found in parts of the scenes"
        case .previewMerge: "Join the pictures that several machines drew into one page"
        case .goldenTest: "Compare what is drawn now with the recorded goldens"
        case .goldenAccept: "Record goldens by name, by cause, or all that failed"
        case .goldenMerge: "Join what several machines found into one report"
        case .goldenList: "List the cases and the state of their goldens"
        case .goldenPrune: "Remove goldens that no case claims"
        case .diff: "Compare two pictures pixel by pixel"
        case .schema: "Print the JSON Schema of layout files or of the configuration file"
        case .text: "Print how text is set: runs, fonts, glyphs, breaks, lines"
        case .adapt: "Rewrite the Swift sources of an app so that they compile on Linux"
        }
    }

    /// What a person should know before using it.
    var details: String {
        switch self {
        case .render: Self.renderDetails
        case .dump: Self.dumpDetails
        case .list: Self.listDetails
        case .check: Self.checkDetails
        case .explain: Self.explainDetails
        case .diagnose: Self.diagnoseDetails
        case .assume: Self.assumeDetails
        case .equivalent: Self.equivalentDetails
        case .lint: Self.lintDetails
        case .align: Self.alignDetails
        case .pin: Self.pinDetails
        case .embed: Self.embedDetails
        case .suggest: Self.suggestDetails
        case .set: Self.setDetails
        case .outline: Self.outlineDetails
        case .convert: Self.convertDetails
        case .fix: Self.fixDetails
        case .inspect: Self.inspectDetails
        case .preview: Self.previewDetails
        case .checkMerge: Self.checkMergeDetails
        case .previewMerge: Self.previewMergeDetails
        case .goldenTest: Self.goldenTestDetails
        case .goldenAccept: Self.goldenAcceptDetails
        case .goldenMerge: Self.goldenMergeDetails
        case .goldenList: Self.goldenListDetails
        case .goldenPrune:
            "Names the goldens that no case claims, then removes them. Nothing else is touched."
        case .diff: Self.diffDetails
        case .schema: Self.schemaDetails
        case .text: Self.textDetails
        case .adapt: Self.adaptDetails
        }
    }

    private static let renderDetails = """
        Every scene of each FILE, which may be an app's folder, becomes a picture NAME.png in the current folder; where a file has several scenes, \
        NAME-SCENE.png. The paths are printed, one a line. OUT may be a folder, or a file where there is one picture; \
        a PDF takes every scene as a page. What is wrong with a layout goes to standard error; the picture is drawn all \
        the same.
        """

    private static let diagnoseDetails = """
        Each scene is unsatisfiable (required constraints contradict each other), ambiguous (frames are left open), logical (all is \
        decided, and something is cut, hidden or not where the document stores it) or sound. What is wrong follows, with the \
        commands that repair it.
        """

    private static let assumeDetails = """
        EQUATION is a constraint such as "title.width <= 200" or "'Sign In'.leading == icon.trailing + 8". It is added as a required \
        one, tried, and forgotten: where it is true, nothing moves; where it is false, the conflict or the views that it would \
        move are printed. Views are named by ids, labels or texts.
        """

    private static let equivalentDetails = """
        Lays out both files at their canvas size, or over what --sweep names, in steps of one, and says that they are equal or where \
        they differ first: the size, the view and its frames. Views are the same by their ids, or by their order where \
        the files share none.
        """

    private static let lintDetails = """
        Rules of thumb from Apple's guide: fixed sizes, left and right, skipped neighbours, required content priorities, style of \
        equations, priorities, edges of the screen. Documentation/Lint.md explains each; keyline.yaml sets severities by the \
        rules' names. --fix exchanges the sides of equations where that is the remedy: no frame changes.
        """

    private static let alignDetails = """
        LINES is one or more of leading, trailing, top, bottom, horizontal-centers, vertical-centers, baselines, \
        horizontally-in-container and vertically-in-container, with commas between. The other views are held to the first one, at 0; \
        stored frames stay as they are unless --update-frames asks for more.
        """

    private static let pinDetails = """
        PINS is a list with commas: edges (leading, trailing, top, bottom), each alone for the present distance, or as top=20, \
        top=standard or top=8:OTHER to count from another view than the nearest; and width, height, aspect, equal-widths, equal-heights.
        """

    private static let embedDetails = """
        The stack's axis, order, alignment, spacing and distribution are those in which the views lie. Constraints that placed the views \
        go, those of their sizes stay, and views without content get the size that they have.
        """

    private static let suggestDetails = """
        A horizontal drag offers the distance and lines one above the other, a vertical one the reverse, and the outline offers \
        everything, each with the constant with which it holds on the canvas. --take N adds the Nth.
        """

    private static let setDetails = """
        CONSTRAINT is an object id or identifier. Keys are constant, priority, multiplier (2 or 16:9), relation (==, <= or >=), \
        identifier, placeholder (yes or no), margin (yes or no: the container's margin in place of its edge); swap alone \
        exchanges the sides. Items themselves stay.
        """

    private static let outlineDetails = """
        Each constraint stands under the nearest view that contains both of its items; dashed ones are optional. Views with issues \
        have a sign before them, and the commands that repair them below. --view lists the constraints of one view by the sides that \
        they affect.
        """

    private static let convertDetails = """
        Views, their looks and constraints of one scene become YAML or a subclass of UIView. What cannot be said there (classes of the \
        app's own, outlets, actions, segues, runtime attributes, size classes) is listed on standard error with its line. Rows of \
        tables become cells with a data source. Content that YAML has no words for keeps its size by constraints. A layout file \
        becomes a XIB with --to xib. SwiftUI knows no constraints: what lies below or beside one another becomes columns and rows with \
        the distances of the canvas, and constraints that these do not say are listed.
        """

    private static let fixDetails = """
        REPAIR is add-missing (adds the constraints that views lack), reset-suggested (replaces all constraints by those that a \
        person would write for the views as they lie), clear (takes all constraints away; views keep their frames), update-frames \
        (stores the frames that the constraints give) or update-constants (gives constraints the constants with which they hold). \
        Everything else in FILE stays as it was, byte for byte.
        """

    private static let dumpDetails = """
        Prints the tree of every scene with frames in points, the constraints that people wrote and those that are not \
        kept, and the diagnostics. The JSON form is stable, for other programs to read.
        """

    private static let listDetails = """
        FILE may be an app's folder: storyboards, XIBs and YAML layouts, asset catalogs, tables of texts and fonts are found \
        wherever they lie in it; folders of dependencies and builds are passed over. Every name printed for a scene is one \
        by which --scene finds it.
        """

    private static let checkDetails = """
        Prints what is wrong in a compiler's form, each finding once, with the environments in which it occurs. Exits \
        with 1 where a finding is at least as severe as --fail-on says. A note is worth knowing, a warning is probably \
        not what was meant, an error certainly not. Of a storyboard or XIB it also tells what Xcode's canvas would: views \
        that need constraints, and for which part of their frame, and stored frames that contradict a constraint. \
        Text sizes are compared where they vary, and a language that is read from the right is held against the same \
        screen from the left. keyline.yaml can suppress findings, with a reason; a suppression that no longer applies \
        is an error.
        """

    private static let explainDetails = """
        VIEW is an id, an accessibility identifier, a label or a text. For x, y, width and height, in points from the view \
        around, it prints the value and the constraints on which it depends, those of the view first; then the constraints \
        of the view that are not kept. A number that the constraints leave open is marked. Constraints that nobody wrote \
        bear the name of what made them, such as the content's size. Where the view or its text is cut off, it tells why: \
        what is needed and what there is, what caps the length, who competes for it, and which line to change.
        """

    private static let previewDetails = """
        Draws each scene in every combination of the values after --across (usually \
        text-sizes=L,XXXL,AX3,appearances=light,dark) and writes index.html, which works offline, contact-sheet.png \
        (beyond 240 pictures several, numbered) and the pictures. Findings are marked on the pictures that show them. With --serve the page is served on \
        127.0.0.1 alone; with --watch what changes is laid out again, and the page follows; both go on until Ctrl-C. \
        Files that cannot be read are named on the page, with the line; the last pictures stay.
        """

    private static let inspectDetails = """
        Writes one page, NAME.html, that works offline: the views of a scene as planes to be turned and taken apart, the \
        outline, and for each view its frame, its constraints with their state and line, and what decides x, y, width and \
        height. Where the constraints leave something open, another solution can be laid over it.
        """

    private static let goldenTestDetails = """
        Cases are listed in golden/cases.txt; `keyline help golden list` tells how. A NAME may have * for any characters. Nothing in \
        the golden folder is ever written. A golden that differs, is missing or belongs to no case fails; expected, \
        actual and difference, and a page that names the views behind each change, are left in OUT, with results.json for \
        `keyline golden merge` and costs.json. A picture whose display list, libraries and program are those of an earlier run \
        is not drawn again.
        """

    private static let goldenAcceptDetails = """
        Records what is drawn now as the goldens of the cases named. A NAME may have * for any characters. A file whose picture \
        did not change is left alone; one that no case claims and that shows what a new name does is renamed.
        """

    private static let goldenListDetails = """
        Prints a line for each golden: its state, its name and what it is made from. A line of golden/cases.txt is NAME.png or \
        NAME.layout.txt, a FILE or an app's folder, and options of `keyline render`; quotes keep spaces, and # begins a \
        comment. A * in NAME makes a golden of every scene, --across one of every combination, and --package in place of \
        FILE takes the previews of a Swift package. @environments NAME VALUES names what --across takes, @defaults OPTIONS counts for \
        the lines below, and @group PREFIX OPTIONS for those up to @end, whose names begin with PREFIX.
        """

    private static let goldenMergeDetails = """
        Each FOLDER is what `keyline golden test --shard i/n -o FOLDER` filled. Exits as one test of everything would; \
        with 2 where cases have no result in any of them. Parts that were compared twice do no harm.
        """

    private static let checkMergeDetails = """
        Each FOLDER is what `keyline check FILE… --shard i/n -o FOLDER` filled with the same files and options. Prints and exits as \
        one check of everything would; with 2 where scenes are in no part. A file called merge is named ./merge.
        """

    private static let previewMergeDetails = """
        Each FOLDER is what `keyline preview FILE… --shard i/n -o FOLDER` filled with the same files and options. The page and its pictures \
        are those of one preview of everything; a contact sheet and a proof, which need all layouts, are not made. Exits with 2 \
        where scenes are in no part.
        """

    private static let textDetails = """
        Prints the runs of each STRING with their scripts and fonts, the glyphs of each cluster, the places where lines may \
        end, and the lines with their baselines; all lengths are in points. With --conformance, STRING is a test file as \
        Unicode or HarfBuzz publishes it: each failing case is printed and exits with 1.
        """

    private static let adaptDetails = """
        Each FILE is a Swift file or a folder of them, together one module. What only compilers for Apple's systems take \
        (@objc, #selector, #keyPath, @IBOutlet, @IBAction, @IBInspectable, @NSManaged, os(iOS), overrides in extensions, \
        @main) is rewritten, line for line; errors are told at the lines of the app's files. Modules for which nothing stands \
        are named. Files go to DIR as NAME.adapted.swift, whole or not at all; those that would not change are left alone. \
        Packages do the same on the way with the plugin KeylineAdapt.
        """

    private static let schemaDetails = """
        SUBJECT is layout (usual), views for layouts with a body of SwiftUI's views, or configuration. Editors complete and \
        check files with it. They are `Schemas/layout.schema.json`, `Schemas/views.schema.json` and `Schemas/keyline.schema.json`.
        """

    private static let diffDetails = """
        Prints how many pixels differ and where, and how far what differs moved, where that is all. Exits with 1 where any \
        pixel differs that is not tolerated. Pictures of different sizes are compared from their top-left corners. With -o a \
        picture of the difference is written: red where the second is darker, blue where it is lighter. Which picture comes \
        first changes no count.
        """
}
