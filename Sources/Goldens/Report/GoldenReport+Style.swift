extension GoldenReport {
    static let style = """
        html, body, main { height: 100%; }
        main { display: grid; grid-template: auto 1fr / minmax(240px, 320px) 1fr; }
        header { grid-column: 1 / -1; position: static; }
        #list { overflow: auto; border-right: 1px solid var(--line); background: var(--sheet); padding: 8px 0; min-height: 0; }
        #list h2 { font-size: 12px; font-weight: 600; color: var(--faint); padding: 10px 14px 3px; overflow-wrap: anywhere; }
        #list button.item {
          position: relative; display: flex; gap: 8px; align-items: baseline; width: 100%; text-align: left; border: 0; background: none; color: inherit;
          font: inherit; font-size: 13px; padding: 3px 14px; cursor: pointer; overflow-wrap: anywhere;
        }
        #list button.item[aria-current=true] { background: var(--note-tint); box-shadow: inset 3px 0 var(--accent); }
        #list button.item:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
        .dot { flex: none; width: 9px; height: 9px; border-radius: 50%; background: var(--error); }
        .dot.missing { background: var(--warning); } .dot.failed { background: var(--faint); }
        #detail { overflow: auto; min-height: 0; padding: 14px 20px 40px; }
        #detail > * { margin: 0 0 10px; }
        .bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
        #search { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit; width: 170px; }
        .panes { display: flex; gap: 10px; height: min(68vh, 900px); min-height: 260px; }
        .pane { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 3px; }
        .pane p { font-size: 12px; color: var(--faint); }
        .frame {
          flex: 1; position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 6px; cursor: grab; touch-action: none;
          background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px, var(--sheet);
        }
        .stage { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
        .stage img { display: block; position: absolute; left: 0; top: 0; image-rendering: pixelated; user-select: none; }
        .stage.smooth img { image-rendering: auto; }
        .swipe .second { clip-path: inset(0 0 0 calc(var(--share) * 100%)); }
        .swipe .handle { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; touch-action: none; transform: scaleX(var(--inverse, 1)); }
        .swipe .handle::before { content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: var(--accent); }
        .swipe .handle::after {
          content: "↔"; position: absolute; left: 0; top: 45%; width: 24px; height: 24px; border-radius: 12px; background: var(--accent);
          color: var(--sheet); text-align: center; line-height: 24px; font-size: 13px; transform: scaleY(var(--inverse, 1));
        }
        .onion .second { opacity: var(--share); }
        .blink .second { visibility: hidden; }
        .blink.on .second { visibility: visible; }
        .stage.heat { filter: url(#heat); isolation: isolate; background: #000; }
        .stage.heat .second { mix-blend-mode: difference; }
        .cursor { position: absolute; pointer-events: none; width: 15px; height: 15px; margin: -8px 0 0 -8px; }
        .cursor::before, .cursor::after { content: ""; position: absolute; background: var(--accent); }
        .cursor::before { left: 7px; width: 1px; height: 15px; } .cursor::after { top: 7px; height: 1px; width: 15px; }
        .mark { position: absolute; border: calc(2px * var(--inverse, 1)) solid var(--error); border-radius: 2px; pointer-events: none; }
        .mark.here { border-color: var(--accent); box-shadow: 0 0 0 calc(2px * var(--inverse, 1)) var(--accent); }
        #regions { padding: 0; margin: 0; list-style: none; display: grid; gap: 2px; }
        #regions button { border: 0; background: none; color: inherit; font: inherit; font-size: 13px; text-align: left; cursor: pointer; padding: 3px 8px; border-radius: 6px; width: 100%; }
        #regions button[aria-current=true] { background: var(--note-tint); }
        pre { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 8px 0; margin: 0; }
        pre span.line { display: inline-block; min-width: 100%; padding: 0 12px; font: 12px/1.5 ui-monospace, monospace; }
        .removed { background: var(--error-tint); } .added { background: var(--note-tint); }
        .removed b { background: var(--error-tint); color: var(--error-ink); } .added b { background: var(--note-tint); color: var(--note-ink); }
        .command { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
        .command code { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 2px 6px; }
        .message { white-space: pre-line; overflow-wrap: anywhere; }
        dialog { border: 0; border-radius: 12px; padding: 20px 24px; background: var(--sheet); color: var(--ink); box-shadow: 0 12px 60px #0008; }
        dialog::backdrop { background: #000a; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; } dd { margin: 0; }
        kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 1px 6px; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        @media (max-width: 720px) {
          html, body, main { height: auto; }
          main { grid-template: auto auto auto / 1fr; }
          header { padding: 10px 12px; } .tools { margin-left: 0; }
          #list { max-height: 34vh; border-right: 0; border-bottom: 1px solid var(--line); }
          #detail { padding: 12px; }
          .panes.side { flex-direction: column; height: 120vh; }
        }

        """
}
