import KeylineByteText

/// The files that `keyline init` writes for a folder.
struct SetupFiles {
    /// A file's path in the folder, and its text.
    struct File: Equatable {
        let path: String
        let text: String
    }

    /// The most documents that get goldens of their own at first; a person chooses the others.
    static let documentLimit = 10

    let survey: FolderSurvey
    let service: CIService?

    /// The files, in the order in which they are reported.
    var all: [File] {
        [File(path: Configuration.fileName, text: configuration), File(path: "golden/\(CaseFile.name)", text: cases)]
            + (service.map { [ciFile($0)] } ?? [])
    }

    private var configuration: String {
        """
        # The settings of `keyline` in this folder; `keyline schema configuration` describes every key.
        keyline: 1
        sets:
          review: { locales: [\(survey.reviewedLanguages.joined(separator: ", "))], text-sizes: [L, AX3] }
        check: { across: review }
        preview: { across: [review, { appearances: [light, dark] }] }

        """
    }

    private var cases: String {
        var lines = [
            "# A line: NAME.png, NAME.layout.txt or NAME.accessibility.txt, a file or an app's folder, options of `keyline render`.",
            "# `keyline help golden list` explains the format; a * in the name makes a golden of every scene.",
        ]
        var names: Set<String> = []
        for document in survey.documents.prefix(Self.documentLimit) {
            let name = document.lastPathComponent.deletingPathExtension
            let unique = names.insert(name).inserted ? name : document.deletingPathExtension.replacing("/", with: "-")
            lines.append("\("\(unique)/*.png".escaped(for: .shellWord))  \(document.escaped(for: .shellWord))")
        }
        if survey.documents.count > Self.documentLimit {
            lines.append(
                "# \(survey.documents.count - Self.documentLimit) more documents have scenes; `keyline list .` shows them."
            )
        }
        if survey.hasPreviews { lines.append("previews/*.png  --package .") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a machine does with each change: Keyline is built from the sources that the variable `KEYLINE_REPOSITORY` names.
    private var steps: [String] {
        [
            "git clone --depth 1 \"$KEYLINE_REPOSITORY\" /tmp/keyline && make -C /tmp/keyline install",
            "keyline golden test -o out/golden",
            survey.documents.isEmpty ? "keyline check --package . --trust" : "keyline check .",
        ]
    }

    private func ciFile(_ service: CIService) -> File {
        switch service {
        case .github:
            File(
                path: ".github/workflows/keyline.yml",
                text: """
                    name: keyline
                    on: [pull_request]
                    jobs:
                      screens:
                        runs-on: ubuntu-latest
                        container: swift:6.2-bookworm
                        env:
                          KEYLINE_REPOSITORY: ${{ vars.KEYLINE_REPOSITORY }}
                        steps:
                          - uses: actions/checkout@v4

                    """ + steps.map { "      - run: \($0)\n" }.joined() + """
                              - uses: actions/upload-artifact@v4
                                if: failure()
                                with: { name: goldens, path: out/golden }

                        """)
        case .gitlab:
            File(
                path: ".gitlab/keyline.yml",
                text: """
                    screens:
                      image: swift:6.2-bookworm
                      script:

                    """ + steps.map { "    - \($0)\n" }.joined() + """
                          artifacts:
                            when: on_failure
                            paths: [out/golden]

                        """)
        }
    }

    /// What a person does next, a line each.
    func nextSteps(in folder: String) -> [String] {
        let change = folder == "." ? "" : "cd \(folder.escaped(for: .shellWord)) && "
        var steps = ["\(change)keyline golden accept \"*\"   # draws the goldens for the first time"]
        switch service {
        case .github:
            steps.append("set the repository's variable KEYLINE_REPOSITORY to the address of Keyline's sources")
        case .gitlab:
            steps.append("add \"include: .gitlab/keyline.yml\" to .gitlab-ci.yml")
            steps.append("set the project's variable KEYLINE_REPOSITORY to the address of Keyline's sources")
        case nil: break
        }
        return steps
    }
}
