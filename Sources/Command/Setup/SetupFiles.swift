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

    /// The variable with the address of the folder that has the files of a release.
    private static let address = "KEYLINE_FROM"

    /// Whether the job builds a package, for which its image needs Swift.
    private var buildsPackage: Bool { survey.documents.isEmpty }

    /// Packages that are not in every image.
    private static let tools =
        "(command -v curl && command -v xz) >/dev/null || (apt-get -qq update && apt-get -qq -y install "
        + "--no-install-recommends ca-certificates curl xz-utils)"

    /// An image with the Swift of the installed SDK, otherwise with this machine's.
    private static var image: String {
        let compiler = KeylineSDK.installed?.compiler ?? (try? KeylineSDK.compilerVersion()) ?? ""
        let version = compiler.firstMatch(of: /Swift version ([0-9.]+)/).map { "\($0.1)-" }
        return "swift:\(version ?? "")bookworm"
    }

    /// Installs a release into a folder, with the script that runs several commands.
    private func installation(_ folder: String) -> [String] {
        let get = ["install", "run"].map { "curl -fsSL \"$\(Self.address)/\($0).sh\" -o /tmp/keyline-\($0)" }
        let sdk = buildsPackage ? " --sdk" : ""
        return [get.joined(separator: " && "), "sh /tmp/keyline-install \"$\(Self.address)\" \"\(folder)\"\(sdk)"]
    }

    /// Draws previews, checks the same files and compares goldens, and leaves everything in a folder of reports.
    private var review: String {
        "bash /tmp/keyline-run review out/keyline \(buildsPackage ? "--package . --trust" : ".")"
    }

    private func ciFile(_ service: CIService) -> File {
        switch service {
        case .github: File(path: ".github/workflows/keyline.yml", text: workflow)
        case .gitlab: File(path: ".gitlab/keyline.yml", text: job)
        }
    }

    private var workflow: String {
        let container = buildsPackage ? "\n    container: \(Self.image)" : ""
        let steps =
            (buildsPackage ? [Self.tools] : []) + installation("$HOME/keyline")
            + ["echo \"$HOME/keyline/bin\" >>\"$GITHUB_PATH\"", review]
        return """
            name: keyline
            on: [pull_request]
            jobs:
              screens:
                runs-on: ubuntu-latest\(container)
                env:
                  \(Self.address): ${{ vars.\(Self.address) }}
                steps:
                  - uses: actions/checkout@v4

            """ + steps.map { "      - run: \($0)\n" }.joined() + """
                      - uses: actions/upload-artifact@v4
                        if: always()
                        with: { name: keyline, path: out/keyline }

                """
    }

    private var job: String {
        let steps =
            [Self.tools] + installation("$PWD/.keyline") + ["export PATH=\"$PWD/.keyline/bin:$PATH\"", review]
        return """
            screens:
              image: \(buildsPackage ? Self.image : "debian:bookworm-slim")
              cache:
                key: keyline
                paths: [.keyline/]
              script:

            """ + steps.map { "    - \($0)\n" }.joined() + """
                  artifacts:
                    when: always
                    paths: [out/keyline/]

                """
    }

    /// What a person does next, a line each.
    func nextSteps(in folder: String) -> [String] {
        let change = folder == "." ? "" : "cd \(folder.escaped(for: .shellWord)) && "
        var steps = ["\(change)keyline golden accept \"*\"   # draws the goldens for the first time"]
        switch service {
        case .github:
            steps.append(
                "set the repository's variable \(Self.address) to the address of a folder with a release's files")
        case .gitlab:
            steps.append("add \"include: .gitlab/keyline.yml\" to .gitlab-ci.yml")
            steps.append("set the project's variable \(Self.address) to the address of a folder with a release's files")
        case nil: break
        }
        return steps
    }
}
