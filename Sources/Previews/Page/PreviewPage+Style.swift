extension PreviewPage {
    static let style = """
        table { border-collapse: separate; border-spacing: 12px 10px; margin: 8px -12px 0; }
        th { font-weight: 600; font-size: 13px; color: var(--faint); text-align: left; vertical-align: top; }
        thead th { position: sticky; top: 0; }
        tbody th { position: sticky; left: 0; z-index: 2; background: var(--paper); padding-right: 8px; min-width: 3em; }
        td { vertical-align: top; }
        figure { margin: 0; }
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
        .no-marks .mark, .mark.other { display: none; }
        figcaption { margin-top: 7px; display: flex; flex-wrap: wrap; gap: 4px; max-width: calc(var(--zoom, 0.5) * 460px); }
        .failure { width: 180px; padding: 12px; border-radius: 6px; overflow-wrap: anywhere; }
        td.dimmed { opacity: 0.18; }
        tr.empty, section.empty { display: none; }
        dialog {
          border: 0; border-radius: 12px; padding: 0; background: var(--sheet); color: var(--ink); max-width: 96vw;
          max-height: 96vh; box-shadow: 0 12px 60px #0008;
        }
        dialog::backdrop { background: #000a; }
        dialog .body { display: flex; gap: 24px; padding: 20px; align-items: flex-start; }
        dialog .shot { flex: none; height: auto; width: auto; }
        dialog .shot:focus-visible { outline: none; }
        dialog .shot img { width: auto; height: auto; max-height: 86vh; max-width: 60vw; }
        dialog .text { width: 300px; max-height: 86vh; overflow: auto; }
        dialog ul { list-style: none; padding: 0; margin: 12px 0 0; display: grid; gap: 12px; }
        .message { white-space: pre-line; overflow-wrap: anywhere; }

        """

    static let viewer: HTML = """
        <dialog id="viewer"><div class="body"><div id="picture"></div><div class="text" id="text"></div></div></dialog>

        """
}
