// What the logs of constraints say of views and guides.

extension UIView: DescribedItem {
    var classInLogs: String { source.customClass ?? String(describing: type(of: self)) }

    var maskInLogs: String {
        let horizontal: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        let vertical: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        return "h=\(flexibility(horizontal)) v=\(flexibility(vertical))"
    }

    /// `&` for each flexible part. Where nothing is flexible the far margin gives way.
    private func flexibility(_ parts: [AutoresizingMask]) -> String {
        let flags = parts.map(autoresizingMask.contains)
        return flags.contains(true) ? flags.map { $0 ? "&" : "-" }.joined() : "--&"
    }
}

extension UILayoutGuide: DescribedItem {
    var classInLogs: String { "UILayoutGuide" }
    var nameInLogs: String? { identifier }
    /// A guide has no mask.
    var maskInLogs: String { "h=--& v=--&" }
}
