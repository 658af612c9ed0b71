/// The services for which `keyline init` writes a job.
enum CIService: String, CaseIterable, Sendable {
    case github
    case gitlab
}
