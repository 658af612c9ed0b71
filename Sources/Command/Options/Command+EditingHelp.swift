extension Command {
    static let diagnoseDetails = """
        Each scene is unsatisfiable (required constraints contradict each other), ambiguous (the constraints leave frames \
        open), logically wrong (every frame is decided, but something is cut off, hidden or not where the document stores it) \
        or sound. The findings follow, with the commands that repair them. For each constraint of a conflict the ways out are \
        tried: delete it, lower its priority to 999, another relation, or a constant that fits; those that help are printed with \
        the frames that they change.
        """

    static let assumeDetails = """
        EQUATION is a constraint such as "title.width <= 200" or "'Sign In'.leading == icon.trailing + 8". It is tried as a \
        required constraint and then discarded. If it is true, nothing moves; if it is false, the conflict is printed, or the \
        views that it would move. Views are named by their ids, labels or texts.
        """

    static let equivalentDetails = """
        Lays out both files at their canvas size, or over the ranges of --sweep in steps of one, and reports that they are \
        equal or where they first differ: the size, the view and its frames. Views are matched by their ids, or by their order \
        if the files share no ids.
        """

    static let lintDetails = """
        Checks rules of thumb from Apple's guide: fixed sizes, left and right, skipped neighbours, required content \
        priorities, style of equations, priorities, edges of the screen. Documentation/Lint.md explains each rule; \
        keyline.yaml sets their severities by name. --fix swaps the sides of equations where that fixes the problem; no frame \
        changes.
        """

    static let alignDetails = """
        LINES is a comma-separated list of leading, trailing, top, bottom, horizontal-centers, vertical-centers, baselines, \
        horizontally-in-container and vertically-in-container. The other views are aligned with the first one, at a distance \
        of 0; stored frames do not change unless --update-frames is given.
        """

    static let pinDetails = """
        PINS is a comma-separated list: edges (leading, trailing, top, bottom), each alone for the present distance, or as \
        top=20, top=standard, or top=8:OTHER to measure from another view than the nearest; after the colon edge, margin or \
        guide measure from that side of the container; and width, height, aspect, equal-widths, equal-heights.
        """

    static let embedDetails = """
        The stack gets the axis, order, alignment, spacing and distribution in which the views lie. Constraints that placed \
        the views are removed, constraints on their sizes are kept, and views without content keep their present size. With \
        --in view or scroll-view, constraints from the outermost views to what is around become the new view's, these views are \
        pinned to it, and every frame stays; where one would move, the command refuses. The content of a scroll view is as wide as \
        its frame, and as high unless it needs more. --in navigation takes the whole view of a storyboard's scene, or screen in a \
        layout file, and puts a navigation bar above it, which makes its safe area smaller.
        """

    static let suggestDetails = """
        A horizontal drag offers distances, and the lines of views one above the other; a vertical drag the reverse; the \
        outline offers everything. Each constraint is listed with the constant that holds on the canvas. --take N adds the Nth \
        one. TO may be FROM itself, for its size and shape, or a layout guide: its id, or safeArea for the nearest around FROM.
        """

    static let setDetails = """
        NAME is a view (id, label or text), a constraint or a section of a table. Without KEY=VALUE, prints what is there. A view's keys are UIKit's \
        names (textColor, font, numberOfLines, contentHugging), with values as layout files write them: systemRed, \
        "{ size: 17, weight: bold }", 2, 251. An empty value takes a property away. A constraint is named by its object id or \
        identifier; in a layout file, also by its line number (12, or 12.2 for the second one on the line) or its text. Its \
        keys are constant, priority, multiplier (2 or 16:9), relation (==, <= or >=), identifier, placeholder (yes or no), \
        margin (yes or no: the container's margin instead of its edge), firstAttribute and secondAttribute (leading, top, \
        centerX, width and so on); swap alone swaps the sides. The items themselves do not change. A section is named by its \
        object id, or by its table and its number (settings.section2); its keys are headerTitle and footerTitle. In storyboards and XIBs \
        installed=no takes a view or constraint out of the layout, and --vary sets values, constants and installed for some size \
        classes alone.
        """

    static let addDetails = """
        CLASS is UIKit's name, such as UILabel. The view has what Interface Builder's library gives it, and its frame as a \
        prototype until constraints place it; a stack arranges it. KEY=VALUE sets x, y, width and height in points, before=VIEW \
        (listed behind that view's place, so that it is drawn below it), id=NAME in a layout file, and properties as \
        `keyline set` does. Without a place, the view is put below what the container holds, with the size of its content. Tables \
        of layout files and storyboards take UITableViewCell, collection views of storyboards UICollectionViewCell.
        """

    static let moveDetails = """
        The frame on the canvas changes, and constraints stay: the view is misplaced until `keyline fix` update-frames, \
        update-constants or reset-suggested. Keys of move are x and y in the container, and dx and dy to move on from there; keys \
        of resize are width and height. Guides near the new place are listed with their distances: edges, margins, safe area \
        and centre of the container, edges, centres and baselines of neighbours, and the standard distance from them. move \
        without keys lists those of the present place.
        """

    static let deleteDetails = """
        NAME is a view (id, label or text) or a constraint (as for `keyline set`). With a view go the views inside it, the \
        constraints and connections that name them, and the gesture recognizers and pictures that nothing else uses. A view that \
        loses its last constraint keeps its present frame, as in Interface Builder.
        """

    static let duplicateDetails = """
        Copies views with what is inside them, under new ids, with the constraints between what is copied. A copy is put 20 points to \
        the right and below its original, as a prototype until constraints place it; in a stack it follows the original. into=VIEW \
        names another container, and from=FILE another document of the same form whose views are named.
        """

    static let editDetails = """
        Needs --serve. Prints an address on 127.0.0.1 whose page shows one scene of FILE on a canvas, with the outline, inspectors, \
        the library, constraints, and every environment of --across (default: text sizes, appearances and languages) as a small \
        picture. Each gesture is one of the editing commands and changes FILE as that command does; every one can be undone, there and \
        with `keyline undo`. A change of FILE by another program is taken over; a gesture that was meant for the earlier contents \
        is carried out anew, or refused with both changes shown.
        """

    static let undoDetails = """
        Every edit of these commands is kept, the last 200 of a file, in the folder of the user's state. An edit is undone or \
        done again only if the file is as that edit left it: what another program wrote since is never lost. Undoing everything \
        gives the first bytes.
        """

    static let outlineDetails = """
        FILE may be an app's folder. Each constraint is listed under the nearest view that contains both of its items; dashed ones are optional. Views with \
        issues are marked, with the commands that repair them below. --view lists the constraints of one view by the sides \
        that they affect. Placeholders are marked, and identifiers quoted.
        """

    static let convertDetails = """
        Turns the views of a scene, with their looks and constraints, into YAML or a subclass of UIView. What cannot be \
        expressed there (the app's own classes, outlets, actions, segues, runtime attributes; in code, size classes) is listed on \
        standard error with its line. Rows of tables become cells with a data source. Content that has no YAML equivalent \
        keeps its size by constraints. A layout file becomes a XIB with --to xib, or code, whose views are called by its ids. \
        SwiftUI has no constraints: views below or beside each other become columns and rows with the distances on the canvas, \
        and constraints that these do not express are listed.
        """

    static let fixDetails = """
        REPAIR is add-missing (adds the constraints that views lack, and changes a priority of content by 1 where equal ones \
        leave frames open), reset-suggested (replaces all constraints with the ones that a person would write for the present \
        frames), clear (removes all constraints; views keep their frames), \
        update-frames (stores the frames that the constraints give) or update-constants (gives constraints the constants that \
        match the stored frames). Everything else in FILE stays the same, byte for byte. Where add-missing or reset-suggested \
        moves a view, leaves a frame open or makes a conflict, it says so, and the exit status is 1.
        """
}
