extension Command {
    /// What it does, in one line of the list of commands.
    var summary: String {
        switch self {
        case .render: "Draw scenes as PNG, PDF or SVG"
        case .dump: "Print frames, constraints and diagnostics"
        case .list: "List scenes, texts, catalogs and fonts of a file or folder"
        case .check: "Look for conflicts, cut or hidden text and missing resources"
        case .explain: "Explain which constraints decide a frame, and which gave way"
        case .diagnose: "Tell unsatisfiable, ambiguous, wrong and sound layouts apart"
        case .assume: "Test whether an equation holds in a layout"
        case .equivalent: "Compare two layouts over a range of sizes"
        case .lint: "Check constraints against rules of thumb and style"
        case .align: "Align views by their edges, centres or baselines"
        case .pin: "Pin views to their neighbours or container, or fix their sizes"
        case .embed: "Embed views in a stack, a view, a scroll view or navigation"
        case .suggest: "List the constraints that a drag between two views offers"
        case .add: "Add a view to a container"
        case .move: "Move a view on the canvas, or list the guides near it"
        case .resize: "Change the size of a view on the canvas"
        case .delete: "Delete views or constraints with what depends on them"
        case .duplicate: "Copy views, within a document or from another one"
        case .edit: "Edit a document on a page that shows the layout of each gesture"
        case .undo: "Undo the last edit of a file"
        case .redo: "Do an edit again that was undone"
        case .set: "Set properties of a view or a constraint, or list them"
        case .outline: "Print views, equations, and issues with repair commands"
        case .convert: "Convert a scene or layout file to YAML, UIKit, SwiftUI or a XIB"
        case .fix: "Repair constraints and frames of a document"
        case .inspect: "Take a scene apart: views in space, the reasons for frames"
        case .preview: "Draw scenes in many environments, as a page and a contact sheet"
        case .checkMerge: "Merge the findings of several machines"
        case .previewMerge: "Merge the pictures of several machines into one page"
        case .map: "Draw an app's screens and the ways between them, as a map"
        case .review: "Show what a branch changes on screens, between two revisions"
        case .goldenTest: "Compare what is drawn now with the recorded goldens"
        case .goldenAccept: "Record goldens by name, by cause, or all that failed"
        case .goldenMerge: "Merge the results of several machines into one report"
        case .goldenList: "List the cases and the state of their goldens"
        case .goldenPrune: "Remove goldens that no case claims"
        case .goldenDiff: "Compare a screen with a designer's picture, view by view"
        case .diff: "Compare two pictures pixel by pixel"
        case .schema: "Print the JSON Schema of layout files or the configuration"
        case .text: "Print how text is laid out: runs, fonts, glyphs, breaks, lines"
        case .strings: "List an app's texts, where they are shown, and their space"
        case .stringsCheck: "Check translations: values, plurals, states, and length"
        case .completions: "Print the script by which bash, zsh or fish completes words"
        case .manual: "Print a page of the manual for man"
        case .initialize: "Set a folder up: configuration, first goldens, a CI job"
        case .doctor: "Tell what this machine lacks, and the commands that provide it"
        case .mcp: "Serve coding assistants over the Model Context Protocol"
        case .lsp: "Serve editors over the Language Server Protocol"
        case .adapt: "Rewrite an app's Swift sources so that they compile on Linux"
        case .build: "Compile a package or an Xcode project, and list what was cut"
        case .sdk: "Print where the compiled modules are, or build them"
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
        case .add: Self.addDetails
        case .move, .resize: Self.moveDetails
        case .delete: Self.deleteDetails
        case .duplicate: Self.duplicateDetails
        case .edit: Self.editDetails
        case .undo, .redo: Self.undoDetails
        case .outline: Self.outlineDetails
        case .convert: Self.convertDetails
        case .fix: Self.fixDetails
        case .inspect: Self.inspectDetails
        case .preview: Self.previewDetails
        case .checkMerge: Self.checkMergeDetails
        case .previewMerge: Self.previewMergeDetails
        case .review: Self.reviewDetails
        case .map: Self.mapDetails
        case .goldenTest: Self.goldenTestDetails
        case .goldenAccept: Self.goldenAcceptDetails
        case .goldenMerge: Self.goldenMergeDetails
        case .goldenList: Self.goldenListDetails
        case .goldenDiff: Self.goldenDiffDetails
        case .goldenPrune:
            "Lists the goldens that no case claims, then removes them. Nothing else is touched, and no package is built: of goldens that "
                + "may belong to its previews, those go that the last test found unclaimed, if nothing changed since."
        case .diff: Self.diffDetails
        case .schema: Self.schemaDetails
        case .text: Self.textDetails
        case .strings: Self.stringsDetails
        case .stringsCheck: Self.stringsCheckDetails
        case .adapt: Self.adaptDetails
        case .build: Self.buildDetails
        case .sdk: Self.sdkDetails
        case .initialize: Self.initDetails
        case .doctor: Self.doctorDetails
        case .mcp: Self.mcpDetails
        case .lsp: Self.lspDetails
        case .completions:
            "SHELL is bash, zsh or fish. In bash: source <(keyline completions bash). `make install` installs all three."
        case .manual:
            "Without COMMAND, the page of the program. With -o, all pages are written into DIR. `make install` installs them."
        }
    }

    private static let renderDetails = """
        Draws every scene of each FILE, which may be an app's folder, as a picture NAME.png in the current folder, or \
        NAME-SCENE.png if a file has several scenes. The paths are printed, one per line. OUT may be a folder, or a file if \
        there is only one picture; a PDF takes every scene as a page. Layout diagnostics go to standard error; the picture is \
        drawn regardless.
        """

    private static let dumpDetails = """
        Prints the tree of every scene with frames in points, the constraints that were written, those that are not satisfied, \
        and the diagnostics. The JSON form is stable and meant for other programs.
        """

    private static let listDetails = """
        FILE may be an app's folder: storyboards, XIBs and YAML layouts, asset catalogs, string tables and fonts are found \
        anywhere in it; folders of dependencies and builds are skipped. Every name printed for a scene is accepted by --scene. \
        As text, the targets of Xcode projects come first, with their previews, schemes and packages, and what cannot be read.
        """

    private static let checkDetails = """
        Prints findings in compiler format, each once, with the environments in which it occurs. The exit status is 1 if any \
        finding is at least as severe as --fail-on. A note is worth knowing, a warning is probably a mistake, an error \
        certainly is. Notes on what pictures lack, such as an app's own classes, are counted apart. For storyboards and XIBs it also reports what Xcode's canvas would: views that need constraints, and for \
        which part of their frame, and stored frames that contradict a constraint. With --as canvas, conflicts, missing constraints and open frames \
        are errors and stored frames that contradict a constraint warnings, as in Interface Builder. Text sizes are compared with each other if \
        they vary. A right-to-left layout is compared with the left-to-right one. keyline.yaml can suppress findings, with a \
        reason; a suppression that no longer applies is an error. With --baseline FILE only new findings fail: those that an earlier \
        check with --record wrote to FILE are known by kind, file and view, wherever their lines are; mended ones are counted, and entries \
        whose file or scene is gone are listed.
        """

    private static let explainDetails = """
        VIEW is an id, an accessibility identifier, a label or a text. For x, y, width and height, in points relative to the \
        superview, it prints the value and the constraints on which it depends, the view's own first; then the constraints of \
        the view that are not satisfied. A number that the constraints leave open is marked. Constraints that nobody wrote are \
        labelled with their origin, such as the content's size. If the view or its text is cut off, it explains why: what is \
        needed and what is available, what limits the length, what competes with it for space, and which line to change.
        """

    private static let previewDetails = """
        Draws each scene in every combination of the values of --across (default: \
        text-sizes=L,XXXL,AX3,appearances=light,dark) and writes index.html, which works offline, contact-sheet.png (several, \
        numbered, for more than 240 pictures) and the pictures. Findings are marked on the pictures that show them. With \
        --serve the page is served on 127.0.0.1 only; with --watch whatever changes is laid out again and the page is updated; \
        both run until Ctrl-C. Files that cannot be read are named on the page, with the line; their last pictures stay. A scene \
        that traps, never ends or takes too much memory is named on the page and once on the terminal, and tried again when \
        something that it looked for changes.
        """

    private static let mapDetails = """
        APP is an app's folder, or a storyboard, whose references are followed. Scenes are drawn at their positions on Xcode's canvas, or in \
        columns where none are stored; arrows are segues with their kinds and identifiers. Swift code is read and not run: NavigationLink, \
        navigationDestination, sheets, covers, popovers, present, push, show, performSegue and instantiated controllers are arrows too, and \
        types without a picture are boxes; with --package previews are their pictures. Without -o, or with a folder, a page is written that \
        zooms and opens scenes in a preview beside it; a name that ends with .html, .svg, .pdf, .png or .json is one file. References, \
        segues and calls that lead nowhere are warnings. A scene that cannot be drawn is a box with the reason; the exit status is 2 then.
        """

    private static let inspectDetails = """
        Writes one page, NAME.html, that works offline: the views of a scene as planes that can be turned and pulled apart, \
        the outline, and for each view its frame, its constraints with their state and line, and what determines x, y, width \
        and height. Where the constraints leave something open, another solution can be overlaid.
        """

    private static let reviewDetails = """
        Draws the scenes, previews and goldens' cases of two git revisions whose inputs differ, in the environments of --across, and \
        writes one page and, with --summary, one Markdown comment: what is changed, new and gone, with both pictures, the views, \
        properties, constraints and texts that changed, and the findings of `keyline check` that came and went. HEAD is the working \
        tree if it is not named; without BASE it is compared with the last commit in common with the main branch, as BASE... and \
        BASE...HEAD do with other branches. No file of yours changes: revisions are written aside. Files and folders (default: the \
        current one) are named as in the newer revision; goldens that are not made from any of them are left out. A scene whose inputs have equal bytes in both revisions is not drawn. Both \
        are drawn with the configuration of the newer one. Previews of packages need --package. Files that git ignores and submodules \
        are not in a revision. The exit status is 1 if something changed (--fail-on), and 2 if a scene cannot be drawn any more.
        """

    private static let goldenTestDetails = """
        Cases are listed in golden/cases.txt; `keyline help golden list` explains the format. In NAME, * matches any \
        characters. Nothing is ever written to the golden folder. A golden that differs, is missing or belongs to no case \
        fails; the expected and actual pictures, the difference, and a page that names the views behind each change are \
        written to OUT, with results.json for `keyline golden merge` and costs.json. Each difference says whether the app changed, \
        Keyline did, or both, where the golden tells what it was made from. A picture whose display list, libraries \
        and program match an earlier run, bit by bit, is not drawn again. What runs leave for later ones is sealed with the \
        secret in KEYLINE_CACHE_KEY, else with a key of this user's; whatever has another seal is ignored.
        """

    private static let goldenAcceptDetails = """
        Records the goldens of the named cases. In NAME, * matches any characters. A golden is replaced only by what the last test \
        showed in its place: run `keyline golden test` and look first. A picture that is now another one, or would replace another golden, \
        is refused; --unreviewed records it. A case without a golden is recorded as it is drawn now. --failed takes all that failed in \
        the last test, --group what failed for one cause, and --upgrade what failed though the app's files are as they were; names then choose among those. --group takes a golden only if that cause is \
        all that changed; the others are listed. --small makes the files of pictures as small as they can be. A file whose picture \
        did not change is left alone; a golden that no case claims is renamed if it shows the picture of a new name.
        """

    private static let goldenDiffDetails = """
        Compares the only scene of FILE, or the one that --scene names, with the picture of --design: a PNG, JPEG, PDF or SVG file of any \
        scale, also one with a frame around the screen or without its status bar. The scale and place at which the picture fits best are \
        found first. Each view that looks otherwise is named, with the share of its points that differ, how far it is from the \
        place where the picture shows it, and its colour where that is another. Letters of another font differ. -o writes the screen, the \
        picture and what differs side by side. The exit status is 1 if a view differs.
        """

    private static let goldenListDetails = """
        Prints a line for each golden: its state, its name and what it is made from. A line of golden/cases.txt is NAME.png or \
        NAME.layout.txt or NAME.accessibility.txt (the elements of VoiceOver), a FILE or an app's folder, and options of \
        `keyline render`; quotes preserve spaces, and # begins a comment. A * in NAME makes a golden of every scene, --across one of every combination, and --package instead of FILE \
        takes the previews of a Swift package, which golden test and golden accept build and run; this command does not, and prints \
        the line with its * instead. --map records the map of the app in FILE, as `keyline map` draws it, instead of a scene. @environments NAME VALUES names a value for --across, @defaults OPTIONS applies \
        to the lines below, and @group PREFIX OPTIONS to those up to @end, whose names begin with PREFIX.
        """

    private static let goldenMergeDetails = """
        Each FOLDER was written by `keyline golden test --shard i/n -o FOLDER`; it is checked, and only regular files in it are read. The \
        exit status is that of one test of \
        everything, or 2 if cases have no result in any folder. Parts that were compared twice do no harm.
        """

    private static let checkMergeDetails = """
        Each FOLDER was written by `keyline check FILE… --shard i/n -o FOLDER` with the same files and options. The output and \
        exit status are those of one check of everything; the exit status is 2 if scenes are in no part. Write ./merge for a \
        file called merge.
        """

    private static let previewMergeDetails = """
        Each FOLDER was written by `keyline preview FILE… --shard i/n -o FOLDER` with the same files and options. The page and \
        its pictures are those of one preview of everything; a contact sheet and a proof, which need all layouts, are not \
        made. The exit status is 2 if scenes are in no part.
        """

    private static let textDetails = """
        Prints the runs of each STRING with their scripts and fonts, the glyphs of each cluster, the places where lines may \
        break, and the lines with their baselines; all lengths are in points. With --conformance, STRING is a test file \
        published by Unicode or HarfBuzz. Failing cases are printed, and the exit status is 1.
        """

    private static let stringsDetails = """
        APP is an app's folder, or a document of one. Every key of its tables (.strings, .stringsdict, .xcstrings) is listed with its texts, \
        the scenes, views and frames that show it, also where code sets it, and what is missing, unused or wrongly formatted; a key that no \
        screen shows has a reason. With --screenshots DIR, the translators' kit is written: index.html, a picture of each scene in each \
        language, XLIFF 1.2 and 2.0 with notes and limits, strings.csv, strings.json and crowdin.json. With --budget, the greatest length \
        is found at which every screen works, in the environments of --across or of all sets of keyline.yaml, with the screen that decides. \
        The exit status is that of `keyline check`.
        """

    private static let stringsCheckDetails = """
        Prints what is wrong with the texts of APP in compiler format: values and plural forms that do not fit, texts that are missing or \
        not ready, and translations that are longer than a screen has space for, in the environments of --across or of all sets of \
        keyline.yaml. A picture of each such screen is written to DIR. The exit status is 1 if any finding is at least as severe as \
        --fail-on.
        """

    private static let adaptDetails = """
        Each FILE is a Swift file or a folder of them; together they are one module. What only compilers for Apple's systems \
        accept (@objc, #selector, #keyPath, @IBOutlet, @IBAction, @IBInspectable, @NSManaged, os(iOS), overrides in \
        extensions, @main) is rewritten, line for line; errors are reported at the lines of the app's files. Modules without a \
        replacement are named. Files are written to DIR as NAME.adapted.swift, either all or none; those that would not change \
        are left alone. In packages, the plugin KeylineAdapt does the same during the build.
        """

    private static let buildDetails = """
        FOLDER (default: the current one) has a Swift package or Xcode projects; nothing in it changes but `.build`. Its sources \
        and those of its dependencies are adapted on the way to the compiler, which gets Keyline's compiled modules in place of \
        Apple's. Packages that cannot be fetched are named, and what is imported from them is inert; --dependency gives their \
        folders. Code that does not compile is cut, the smallest part at a time, and listed with file, line and cause. A package or \
        project need not have previews. With --tests its targets of tests are built too and run (XCTest and Swift Testing): failures are \
        printed with file and line, then the counts, and the exit status is 1 if a test failed. A test that traps fails alone. Where a \
        folder has a manifest without tests and a project with some, the project's are run; --dependency also names the packages of \
        pods, which projects do not list.
        """

    private static let sdkDetails = """
        Packages and apps are compiled against Keyline's own modules, which are those of one compiler. Without CHECKOUT, the \
        folder of the modules for `swiftc` in PATH is printed: KEYLINE_SDK, beside this program, installed, or in the user's \
        cache. With the folder of a checkout of Keyline they are built there, once, for all packages; with the folder of a build \
        and -o they are copied from it.
        """

    private static let initDetails = """
        Looks for storyboards, XIBs, layout files, previews and languages in FOLDER (default: the current one) and writes \
        keyline.yaml, with a set of environments to review, golden/cases.txt, with goldens for the first ten documents, and \
        a job for GitHub Actions or GitLab CI, which installs a release, if the folder uses one of them or --ci names it. Existing \
        files are kept. \
        Nothing is built or run. The last lines say what to do next.
        """

    private static let doctorDetails = """
        Checks the fonts, the readers of SVG and PDF pictures, libcurl, the Swift compiler, Keyline's compiled modules for it, git \
        and the configuration that counts in the current folder. For each thing that is missing it prints the features that need \
        it and the command that provides it. The exit status is 1 if anything is missing.
        """

    private static let mcpDetails = """
        Coding assistants start this command and use its tools: list, render, check, explain, outline, dump, preview, diff and \
        more. Pictures are small by default. Calls name only files in the folders of --root, or else those that the client names, or else \
        the current folder. Nothing is written and no code of a package is run unless --permit says so. The server ends with its \
        input.
        """

    private static let lspDetails = """
        Editors start this command. In layout files it shows what is wrong while one types, completes keys, ids and attributes, \
        goes to definitions, explains on hover what decides a frame, and offers repairs; in storyboards and XIBs the same but for \
        completion; in Swift files it lists previews, and with --permit build shows what is wrong with them when a file is saved. \
        Unsaved text counts. Each document is laid out by a process of its own. Editors/ has settings for some editors.
        """

    private static let schemaDetails = """
        SUBJECT is layout (default), views for layouts with a body of SwiftUI views, or configuration. Editors use it to \
        complete and check files. The schemas are also in `Schemas/layout.schema.json`, `Schemas/views.schema.json` and \
        `Schemas/keyline.schema.json`. With properties, it prints a page of how XIBs, layout files, UIKit and SwiftUI call \
        each property of a view.
        """

    private static let diffDetails = """
        Prints how many pixels differ and where, and the offset if the difference is only a move. The exit status is 1 if any \
        differing pixel is not tolerated. Pictures of different sizes are compared from their top-left corners. -o writes a \
        picture of the difference: red where the second picture is darker, blue where it is lighter. The order of the pictures \
        does not affect the count.
        """
}
