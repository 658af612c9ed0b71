extension Command {
    static let diagnoseDetails = """
        Each scene is unsatisfiable (required constraints contradict each other), ambiguous (frames are left open), logical (all is \
        decided, and something is cut, hidden or not where the document stores it) or sound. What is wrong follows, with the \
        commands that repair it.
        """

    static let assumeDetails = """
        EQUATION is a constraint such as "title.width <= 200" or "'Sign In'.leading == icon.trailing + 8". It is added as a required \
        one, tried, and forgotten: where it is true, nothing moves; where it is false, the conflict or the views that it would \
        move are printed. Views are named by ids, labels or texts.
        """

    static let equivalentDetails = """
        Lays out both files at their canvas size, or over what --sweep names, in steps of one, and says that they are equal or where \
        they differ first: the size, the view and its frames. Views are the same by their ids, or by their order where \
        the files share none.
        """

    static let lintDetails = """
        Rules of thumb from Apple's guide: fixed sizes, left and right, skipped neighbours, required content priorities, style of \
        equations, priorities, edges of the screen. Documentation/Lint.md explains each; keyline.yaml sets severities by the \
        rules' names. --fix exchanges the sides of equations where that is the remedy: no frame changes.
        """

    static let alignDetails = """
        LINES is one or more of leading, trailing, top, bottom, horizontal-centers, vertical-centers, baselines, \
        horizontally-in-container and vertically-in-container, with commas between. The other views are held to the first one, at 0; \
        stored frames stay as they are unless --update-frames asks for more.
        """

    static let pinDetails = """
        PINS is a list with commas: edges (leading, trailing, top, bottom), each alone for the present distance, or as top=20, \
        top=standard or top=8:OTHER to count from another view than the nearest; and width, height, aspect, equal-widths, equal-heights.
        """

    static let embedDetails = """
        The stack's axis, order, alignment, spacing and distribution are those in which the views lie. Constraints that placed the views \
        go, those of their sizes stay, and views without content get the size that they have.
        """

    static let suggestDetails = """
        A horizontal drag offers the distance and lines one above the other, a vertical one the reverse, and the outline offers \
        everything, each with the constant with which it holds on the canvas. --take N adds the Nth.
        """

    static let setDetails = """
        CONSTRAINT is an object id or identifier. Keys are constant, priority, multiplier (2 or 16:9), relation (==, <= or >=), \
        identifier, placeholder (yes or no), margin (yes or no: the container's margin in place of its edge); swap alone \
        exchanges the sides. Items themselves stay.
        """

    static let outlineDetails = """
        Each constraint stands under the nearest view that contains both of its items; dashed ones are optional. Views with issues \
        have a sign before them, and the commands that repair them below. --view lists the constraints of one view by the sides that \
        they affect.
        """

    static let convertDetails = """
        Views, their looks and constraints of one scene become YAML or a subclass of UIView. What cannot be said there (classes of the \
        app's own, outlets, actions, segues, runtime attributes, size classes) is listed on standard error with its line. Rows of \
        tables become cells with a data source. Content that YAML has no words for keeps its size by constraints. A layout file \
        becomes a XIB with --to xib. SwiftUI knows no constraints: what lies below or beside one another becomes columns and rows with \
        the distances of the canvas, and constraints that these do not say are listed.
        """

    static let fixDetails = """
        REPAIR is add-missing (adds the constraints that views lack), reset-suggested (replaces all constraints by those that a \
        person would write for the views as they lie), clear (takes all constraints away; views keep their frames), update-frames \
        (stores the frames that the constraints give) or update-constants (gives constraints the constants with which they hold). \
        Everything else in FILE stays as it was, byte for byte.
        """
}
