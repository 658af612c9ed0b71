extension GoldenReport {
    static let style = """
        section { border-bottom: 1px solid var(--line); }
        .message { white-space: pre-line; overflow-wrap: anywhere; }
        .shots { display: flex; gap: 16px; margin: 14px 0; align-items: flex-start; position: relative; }
        figure { margin: 0; flex: 1 1 0; min-width: 0; max-width: 480px; }
        figcaption { color: var(--faint); font-size: 13px; margin-bottom: 4px; }
        .shot { position: relative; display: block; box-shadow: 0 0 0 1px var(--line); background: var(--sheet); }
        .shot img { display: block; width: 100%; }
        .mark { position: absolute; outline: 2px solid var(--error); outline-offset: 2px; border-radius: 2px; }
        table { border-collapse: collapse; margin: 8px 0; }
        th, td { text-align: left; vertical-align: top; padding: 4px 20px 4px 0; font-size: 13px; }
        th { color: var(--faint); font-weight: 600; }
        pre { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 10px 0; }
        pre span { display: inline-block; min-width: 100%; padding: 0 12px; font: 12px/1.5 ui-monospace, monospace; }
        pre .removed { background: var(--error-tint); }
        pre .added { background: var(--note-tint); }
        .library { display: inline-block; padding: 4px 12px; border-radius: 6px; margin: 4px 0; }
        .command { margin-top: 10px; }
        .command code { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 2px 6px; }
        .slider { display: none; }
        .over .slider { display: inline-flex; }
        .over .shots { display: grid; }
        .over figure { grid-area: 1 / 1; width: 480px; }
        .over .difference { display: none; }
        .over .actual .shot { clip-path: inset(0 0 0 var(--cut, 50%)); }
        .over .actual figcaption, .over .mark { visibility: hidden; }

        """

    static let script = """
        const all = query => [...document.querySelectorAll(query)];
        all(".chip").forEach(chip => chip.addEventListener("click", () => {
          all(".chip").forEach(other => other.setAttribute("aria-pressed", other === chip));
          document.body.classList.toggle("over", chip.dataset.view === "over");
        }));
        all(".slider input").forEach(input => input.addEventListener("input", () => {
          input.closest("section").style.setProperty("--cut", input.value + "%");
        }));

        """
}
