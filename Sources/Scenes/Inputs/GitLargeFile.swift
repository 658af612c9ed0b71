/// The pointer that Git LFS leaves in place of a file's content until the content is fetched.
///
/// Source: the Git LFS specification, "The Pointer".
package enum GitLargeFile {
    private static let firstLine = Array("version https://git-lfs.github.com/spec/".utf8)

    /// Whether a file's bytes are such a pointer.
    package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: firstLine) }

    /// The mistake, for errors about such a file.
    package static let message = "the file is a Git LFS pointer; its content was not fetched"

    /// The next step.
    package static let hint = "run `git lfs pull` in the repository"
}
