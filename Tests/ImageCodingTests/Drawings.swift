/// Drawings of the tests' own.
enum Drawings {
    /// A picture with a red square in its left half, in so many points.
    static func svg(width: Int = 8, height: Int = 4, _ content: String = "<rect width='4' height='4' fill='red'/>")
        -> [UInt8]
    {
        Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)">\#(content)</svg>"#.utf8)
    }

    /// An object of a PDF file with a stream.
    static func stream(_ content: String, _ entries: String = "") -> String {
        "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    /// A page of 8 by 4 points that shows what a content stream says: a red square in its left half.
    /// Further objects have numbers from 6 on.
    static func pdf(
        _ content: String = "1 0 0 rg 0 0 4 4 re f", resources: String = "", box: String = "0 0 8 4",
        more: [String] = []
    ) -> [UInt8] {
        let objects =
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents 4 0 R /Resources << \(resources) >> >>",
                stream(content),
                "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            ] + more
        var file = "%PDF-1.4\n"
        var table = "0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(file.utf8.count)
            table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = file.utf8.count
        file += "xref\n0 \(objects.count + 1)\n\(table)"
        file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Array(file.utf8)
    }
}
