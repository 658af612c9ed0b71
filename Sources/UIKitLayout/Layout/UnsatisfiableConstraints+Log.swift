extension UnsatisfiableConstraints {
    /// The report as Apple's systems print it, without the date, program and process in front.
    ///
    /// - Parameters:
    ///   - dialect: Which of Apple's two formats.
    ///   - addresses: How objects are told apart; by default as in this process.
    /// - Returns: Several lines without a final newline.
    package func log(_ dialect: ConstraintLogDialect, addresses: ObjectAddresses = .process) -> String {
        let describe = ConstraintDescription(dialect, addresses: addresses)
        let listed = dialect == .iOS9 ? constraints : constraints + GuideConstraints.tying(guidesOf: constraints)
        let list = listed.map { "    \"\(describe.text(of: $0))\"" }.joined(separator: ",\n")
        let brokenText = brokenConstraints.map(describe.text).joined(separator: "\n")
        let text = dialect == .iOS9 ? older(list, brokenText) : newer(list, brokenText)
        return isMinimal ? text : text + "\n" + budgetNote
    }

    private var budgetNote: String {
        "So many constraints contradict each other that the budget for telling their sets apart is spent: the list may hold some "
            + "that contradict nothing."
    }

    private func older(_ list: String, _ brokenText: String) -> String {
        // The spaces at the ends of three lines are Apple's.
        """
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at \
        each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint \
        or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
        (
        \(list)
        )
        \u{20}
        Will attempt to recover by breaking constraint
        \(brokenText)
        \u{20}
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be helpful.
        """
    }

    private func newer(_ list: String, _ brokenText: String) -> String {
        let mentionsMask = constraints.contains { $0.role == .autoresizing }
        let note =
            mentionsMask
            ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
            : ""
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\u{20}
            \(brokenText)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }
}
