extension InspectorPage {
    static let style = """
        html, body { height: 100%; }
        main { display: flex; flex-direction: column; height: 100%; }
        header { position: static; flex: none; }
        .place { color: var(--faint); }
        #search { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; width: 160px; }
        .workbench { flex: 1; min-height: 0; display: grid; grid-template-columns: var(--outline, 270px) 7px 1fr 350px; }
        #outline { overflow: auto; padding: 8px; background: var(--sheet); }
        #divider { cursor: col-resize; touch-action: none; background: var(--sheet); border-right: 1px solid var(--line); }
        #divider:hover, #divider:focus-visible { background: var(--accent); outline: none; }
        #outline div[role=treeitem] {
          display: flex; gap: 6px; align-items: baseline; padding: 2px 6px; border-radius: 5px; cursor: default; white-space: nowrap;
          width: max-content; min-width: 100%; box-sizing: border-box;
          padding-left: calc(var(--depth) * 13px + 6px);
        }
        #outline [aria-selected=true], #outline .equation[aria-selected=true] { background: var(--accent); color: var(--sheet); }
        #outline [aria-selected=true] .faint, #outline [aria-selected=true] .dot { color: inherit; }
        #outline .equation { font-size: 11px; color: var(--faint); cursor: pointer; }
        #outline .equation[aria-selected=true] .fold { color: inherit; }
        #outline .equation.broken:not([aria-selected=true]) { color: var(--error); }
        #outline .equation.unsatisfied:not([aria-selected=true]) { color: var(--warning); }
        #outline .unseen { opacity: 0.5; }
        #outline .fold { width: 1em; flex: none; cursor: pointer; color: var(--faint); text-align: center; }
        #outline .dot { font-size: 11px; color: var(--warning); }
        #stage { position: relative; overflow: hidden; cursor: grab; touch-action: none; perspective: 2600px; background: var(--paper); }
        #stage:focus-visible { outline: 2px solid var(--accent); outline-offset: -3px; }
        #space { position: absolute; left: 50%; top: 50%; transform-style: preserve-3d; }
        .plane { position: absolute; transform-style: preserve-3d; }
        .plane img { position: absolute; pointer-events: none; display: block; }
        .plane .edge { position: absolute; inset: 0; border: 1px solid #8888889c; }
        .plane:hover .edge { border-color: var(--accent); }
        .plane.selected .edge { border: 2px solid var(--accent); background: var(--note-tint); }
        .plane.partner .edge { border: 2px dashed var(--warning); }
        .plane.unmatched { opacity: 0.15; }
        .no-edges .plane:not(.selected, .partner) .edge { border-color: transparent; }
        .no-contents .plane img { display: none; }
        .sheet { position: absolute; box-shadow: 0 0 0 1px var(--line); }
        .other { position: absolute; border: 2px dashed #ff9500; background: #ff950022; pointer-events: none; }
        .bar { position: absolute; background: #ff2d55; pointer-events: none; }
        .bar.kept { background: #0a84ff; }
        .bar span { position: absolute; left: 6px; top: 2px; font-size: 11px; font-weight: 600; color: var(--ink); background: var(--sheet); border-radius: 4px; padding: 0 4px; white-space: nowrap; }
        #details { overflow: auto; padding: 14px 16px; border-left: 1px solid var(--line); background: var(--sheet); }
        #details h3 { font-size: 13px; margin: 16px 0 4px; }
        #details pre { font: 12px/1.5 ui-monospace, monospace; margin: 4px 0; overflow-x: auto; }
        #details dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 6px 0 0; }
        #details dt { color: var(--faint); }
        #details dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        #details ul { list-style: none; margin: 4px 0 0; padding: 0; display: grid; gap: 6px; }
        #details li { border-left: 3px solid var(--line); padding-left: 8px; }
        #details li.broken { border-color: var(--error); }
        #details li.unsatisfied { border-color: var(--warning); }
        #details li.optional { border-left-style: dashed; }
        #details h4 { font-size: 12px; margin: 10px 0 2px; color: var(--faint); }
        #details .tools { display: flex; flex-wrap: wrap; gap: 4px; margin: 6px 0; }
        #details .link { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-align: left; cursor: pointer; }
        #details .link:hover { color: var(--accent); }
        #details .link code, .repair code { overflow-wrap: anywhere; }
        .repair { display: grid; grid-template-columns: 1fr auto; gap: 8px; align-items: start; margin: 6px 0; }
        .repair code { background: var(--paper); border-radius: 5px; padding: 4px 6px; }
        #details li:hover { border-color: var(--accent); }
        #details details { margin: 4px 0; }
        #details summary { cursor: pointer; font-variant-numeric: tabular-nums; }
        .message { white-space: pre-line; overflow-wrap: anywhere; }
        dialog { border: 0; border-radius: 12px; padding: 20px 24px; background: var(--sheet); color: var(--ink); box-shadow: 0 12px 60px #0008; }
        dialog::backdrop { background: #000a; }
        dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; }
        dialog dd { margin: 0; }
        kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 1px 6px; }
        @media (max-width: 900px) {
          html, body, main { height: auto; }
          .workbench { display: block; }
          #divider { display: none; }
          #stage { height: 70vh; }
          #outline { max-height: 40vh; border: 0; }
          #details { border: 0; }
        }

        """
}
