extension PreviewPage {
    static let style = """
        .columns { display: grid; grid-template-columns: 220px 1fr; align-items: start; }
        #cells { min-width: 0; }
        #problems p { padding: 8px 24px; white-space: pre-line; overflow-wrap: anywhere; }
        #scenes { position: sticky; top: var(--head, 60px); max-height: calc(100vh - 60px); overflow: auto; padding: 16px 8px 16px 16px; }
        #scenes a {
          display: flex; gap: 6px; justify-content: space-between; padding: 4px 8px; border-radius: 6px; color: inherit;
          text-decoration: none; overflow-wrap: anywhere;
        }
        #scenes a[aria-current=true] { background: var(--note-tint); }
        #search { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; width: 150px; }
        select { font: inherit; font-size: 13px; max-width: 150px; background: var(--sheet); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; padding: 3px; }
        section { overflow: visible; content-visibility: auto; contain-intrinsic-size: auto 600px; }
        .scroller { overflow: auto; max-height: 92vh; }
        table { border-collapse: separate; border-spacing: 12px 10px; margin: 8px -12px 0; }
        th { font-weight: 600; font-size: 13px; color: var(--faint); text-align: left; vertical-align: top; }
        thead :is(th, td) { position: sticky; top: 0; z-index: 3; background: var(--paper); padding: 4px 0; }
        tbody th { position: sticky; left: 0; z-index: 2; background: var(--paper); padding-right: 8px; min-width: 3em; }
        td { vertical-align: top; }
        .flow { display: flex; flex-wrap: wrap; gap: 20px 16px; align-items: flex-start; }
        figure { margin: 0; cursor: pointer; }
        .shot {
          position: relative; display: block; overflow: hidden; background: var(--sheet); border-radius: 6px;
          width: calc(var(--w) * var(--zoom, 0.5) * 1px); height: calc(var(--h) * var(--zoom, 0.5) * 1px);
          box-shadow: 0 0 0 1px var(--line);
        }
        .shot img { width: 100%; height: 100%; display: block; }
        .error-frame .shot { box-shadow: 0 0 0 3px var(--error); }
        .warning-frame .shot { box-shadow: 0 0 0 3px var(--warning); }
        .note-frame .shot { box-shadow: 0 0 0 2px var(--note); }
        .mark { position: absolute; border: 2px solid; border-radius: 3px; min-width: 6px; min-height: 6px; }
        .error-mark { border-color: var(--error); }
        .warning-mark { border-color: var(--warning); }
        .note-mark { border-color: var(--note); }
        .no-marks .mark { display: none; }
        figcaption { margin-top: 7px; display: flex; flex-wrap: wrap; gap: 4px; max-width: max(calc(var(--zoom, 0.5) * 460px), 110px); }
        figcaption .name { width: 100%; font-size: 13px; }
        .failure { width: 180px; padding: 12px; border-radius: 6px; overflow-wrap: anywhere; white-space: pre-line; }
        dialog {
          border: 0; border-radius: 12px; padding: 0; background: var(--sheet); color: var(--ink);
          box-shadow: 0 12px 60px #0008;
        }
        dialog::backdrop { background: #000a; }
        #help { padding: 20px 24px; }
        #help dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; }
        #help dd { margin: 0; }
        kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 1px 6px; }
        #viewer { width: 96vw; height: 94vh; max-width: none; max-height: none; overflow: hidden; }
        #viewer[open] { display: flex; flex-direction: column; }
        .bar { display: flex; flex-wrap: wrap; gap: 8px; padding: 10px 14px; border-bottom: 1px solid var(--line); align-items: center; }
        .bar .close { margin-left: auto; }
        #viewer .body { display: flex; flex: 1; min-height: 0; }
        .panes { flex: 1; min-width: 0; display: flex; gap: 1px; background: var(--line); position: relative; }
        .pane { flex: 1; min-width: 0; display: flex; flex-direction: column; background: var(--paper); }
        .pane-title { padding: 4px 12px; font-size: 13px; color: var(--faint); }
        .frame { flex: 1; overflow: hidden; position: relative; cursor: grab; touch-action: none; padding: 12px; display: flex; justify-content: center; align-items: flex-start; }
        .stage { transform-origin: 0 0; width: max-content; flex: none; }
        #viewer .shot { width: auto; height: auto; cursor: inherit; }
        #viewer .shot img { width: auto; height: auto; max-height: 76vh; max-width: 100%; }
        .panes.swipe .pane, .panes.over .pane { position: absolute; inset: 0; }
        .panes.swipe .pane + .pane, .panes.over .pane + .pane { background: transparent; }
        .panes.swipe .pane + .pane .pane-title, .panes.over .pane + .pane .pane-title { text-align: right; }
        .panes.swipe .pane + .pane { clip-path: inset(0 0 0 calc(var(--share) * 100%)); background: var(--paper); }
        .panes.over .pane + .pane .frame { opacity: var(--share); }
        .text { width: 330px; overflow: auto; padding: 16px; border-left: 1px solid var(--line); flex: none; }
        .text ul { list-style: none; padding: 0; margin: 12px 0 0; display: grid; gap: 14px; }
        .text h3 { font-size: 13px; margin: 18px 0 4px; }
        .text .command { display: grid; gap: 6px; justify-items: start; }
        .message { white-space: pre-line; overflow-wrap: anywhere; }
        @media (max-width: 900px) {
          .columns { grid-template-columns: 1fr; }
          #scenes { position: static; display: flex; overflow-x: auto; padding: 8px 12px 0; max-height: none; }
          #scenes a { flex: none; }
          #viewer .body { flex-direction: column; overflow: auto; }
          .panes { min-height: 55vh; flex: none; }
          .text { width: auto; border-left: 0; border-top: 1px solid var(--line); }
        }
        @media (max-width: 500px) {
          header { padding: 8px 12px; position: static; }
          .tools { margin-left: 0; }
          section { padding: 12px; }
        }

        """
}
