/// How Keyline's pages look: one style for previews and reports, for light and dark screens, without anything from a network.
package enum PageStyle {
    /// A whole page, which runs no script and takes no style but those given here; see `ContentSecurityPolicy`.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - style: Rules of the page's own.
    ///   - script: Code of the page's own.
    ///   - body: What the page shows.
    /// - Returns: The document.
    package static func document(title: String, style: String, script: String, body: HTML) -> String {
        let style = "\n" + rules + style
        let script = "\n" + script
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(ContentSecurityPolicy(style: style, script: script).text)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="Keyline">
            <title>\(title)</title>
            <style>\(HTML(verbatim: style))</style>
            </head>
            <body>
            \(body)<script>\(HTML(verbatim: script))</script>
            </body>
            </html>

            """
        return page.description
    }

    static let rules = """
        :root {
          color-scheme: light dark;
          --paper: #f5f5f7; --sheet: #ffffff; --ink: #1d1d1f; --faint: #5c5c61; --line: #d2d2d7;
          --accent: #0066cc; --error: #d70015; --warning: #b25000; --note: #0066cc;
          --error-tint: #d7001522; --warning-tint: #ff950026; --note-tint: #0066cc1f;
          --error-ink: #a00010; --warning-ink: #8a3e00; --note-ink: #004f9e;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #161618; --sheet: #232326; --ink: #f5f5f7; --faint: #a9a9ae; --line: #424245;
            --accent: #4ba3ff; --error: #ff6961; --warning: #ffb340; --note: #4ba3ff;
            --error-tint: #ff69612e; --warning-tint: #ffb3402e; --note-tint: #4ba3ff2e;
            --error-ink: #ffa09a; --warning-ink: #ffc266; --note-ink: #8fc7ff;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
        header {
          position: sticky; top: 0; left: 0; z-index: 4; background: var(--sheet); border-bottom: 1px solid var(--line);
          padding: 12px 24px; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
        }
        h1 { font-size: 17px; margin: 0; }
        h2 { font-size: 15px; margin: 0 0 2px; }
        p { margin: 0; }
        a { color: var(--accent); }
        code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        .faint { color: var(--faint); }
        .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-left: auto; }
        .chip {
          border: 1px solid var(--line); background: transparent; color: var(--ink); border-radius: 14px;
          padding: 3px 11px; font: inherit; font-size: 13px; cursor: pointer;
        }
        .chip[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--sheet); }
        .chip:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .tag { border-radius: 9px; padding: 1px 8px; font-size: 12px; font-weight: 600; white-space: nowrap; }
        .error { color: var(--error-ink); background: var(--error-tint); }
        .warning { color: var(--warning-ink); background: var(--warning-tint); }
        .note { color: var(--note-ink); background: var(--note-tint); }
        section { padding: 20px 24px; overflow-x: auto; }
        label { display: inline-flex; gap: 6px; align-items: center; font-size: 13px; color: var(--faint); }

        """
}
