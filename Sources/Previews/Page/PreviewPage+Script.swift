extension PreviewPage {
    static let script = [cells, tools, viewer].joined(separator: "\n")

    /// The pictures, as far as they are asked for.
    private static let cells = #"""
        const severities = ["error", "warning", "note"];
        const words = kind => kind.replace(/[A-Z]/g, letter => " " + letter.toLowerCase());
        function prepare() {
          data.cells.forEach((cell, index) => {
            cell.index = index;
            cell.scene = Math.floor(index / data.variations.length);
            cell.variation = index % data.variations.length;
            cell.findings = (cell.marks || []).map(mark => ({...data.findings[mark.finding], ...mark}));
            cell.worst = cell.failure ? 0 : Math.min(3, ...cell.findings.map(found => severities.indexOf(found.severity)));
            cell.text = [data.scenes[cell.scene].name, data.scenes[cell.scene].file, ...data.variations[cell.variation],
              ...cell.findings.flatMap(found => [found.kind, found.message, found.view, found.viewName])]
              .join(" ").toLowerCase();
          });
        }
        prepare();
        const state = {scene: "", kind: "", severity: "", axes: data.axes.map(() => ""), search: "", order: "table",
          marks: true, zoom: 0.5, hideSame: false};
        const viewer = {open: null, pinned: null, mode: "one", share: 0.5, view: new View()};

        // What is shown

        const shows = cell =>
          (state.scene === "" || cell.scene === +state.scene)
          && (state.kind === "" || cell.findings.some(found => found.kind === state.kind))
          && (state.severity === "" || cell.worst <= severities.indexOf(state.severity))
          && state.axes.every((value, axis) => value === "" || data.variations[cell.variation][axis] === value)
          && !(state.hideSame && cell.same !== undefined)
          && state.search.toLowerCase().split(/\s+/).every(word => cell.text.includes(word));

        function title(cell) {
          return [data.scenes[cell.scene].name, ...data.variations[cell.variation]].join(" ");
        }

        function marks(cell) {
          return cell.findings.filter(found => found.frame && (state.kind === "" || found.kind === state.kind))
            .map(found => {
              const [x, y, w, h] = found.frame;
              return make("span", {class: `mark ${found.severity}-mark`, title: `${words(found.kind)}: ${found.message}`,
                style: {left: `${100 * x / cell.w}%`, top: `${100 * y / cell.h}%`, width: `${100 * w / cell.w}%`,
                  height: `${100 * h / cell.h}%`}});
            });
        }

        function shot(cell, lazy = true) {
          return make("a", {class: "shot", href: cell.file, style: {"--w": cell.w, "--h": cell.h}},
            make("img", {src: cell.file, alt: title(cell), loading: lazy ? "lazy" : "eager", decoding: "async",
              width: cell.w, height: cell.h, draggable: "false"}),
            ...marks(cell));
        }

        function tags(cell) {
          const kinds = new Map();
          for (const found of cell.findings) {
            const known = kinds.get(found.kind) || {count: 0, severity: "note"};
            known.count += 1;
            if (severities.indexOf(found.severity) < severities.indexOf(known.severity)) known.severity = found.severity;
            kinds.set(found.kind, known);
          }
          return [...kinds].map(([kind, known]) =>
            make("span", {class: `tag ${known.severity}`}, words(kind) + (known.count > 1 ? ` ${known.count}` : "")));
        }

        function figure(cell, caption = false) {
          if (cell.failure)
            return make("figure", {"data-cell": cell.index}, make("p", {class: "failure error"}, cell.failure));
          return make("figure", {"data-cell": cell.index, class: `${severities[cell.worst] || "fine"}-frame`},
            shot(cell),
            make("figcaption", {},
              caption ? make("span", {class: "name"}, title(cell)) : null,
              cell.same !== undefined ? make("span", {class: "faint"}, `same as ${title(data.cells[cell.same])}`) : null,
              ...tags(cell)));
        }

        function table(scene, cells) {
          const columns = data.grid.columns;
          const at = cell => [Math.floor(cell.variation / columns.length), cell.variation % columns.length];
          const usedColumns = new Set(cells.map(cell => at(cell)[1])), rows = new Map();
          for (const cell of cells) {
            const [row, column] = at(cell);
            if (!rows.has(row)) rows.set(row, new Map());
            rows.get(row).set(column, cell);
          }
          const shown = columns.map((label, index) => ({label, index})).filter(column => usedColumns.has(column.index));
          const hasRows = data.grid.rows.some(label => label !== "");
          return make("div", {class: "scroller"}, make("table", {},
            columns.some(label => label !== "") ? make("thead", {}, make("tr", {}, hasRows ? make("td", {}) : null,
              ...shown.map(column => make("th", {scope: "col"}, column.label)))) : null,
            make("tbody", {}, ...[...rows].sort((a, b) => a[0] - b[0]).map(([row, own]) => make("tr", {},
              hasRows ? make("th", {scope: "row"}, data.grid.rows[row]) : null,
              ...shown.map(column => make("td", {}, own.has(column.index) ? figure(own.get(column.index)) : null)))))));
        }

        let shown = [];
        function render() {
          shown = data.cells.filter(shows);
          document.body.classList.toggle("no-marks", !state.marks);
          document.documentElement.style.setProperty("--zoom", state.zoom);
          const parts = [];
          if (state.order === "broken") {
            shown = [...shown].sort((a, b) => a.worst - b.worst || b.findings.length - a.findings.length || a.index - b.index);
            parts.push(make("section", {class: "flow"}, ...shown.map(cell => figure(cell, true))));
          } else {
            data.scenes.forEach((scene, index) => {
              const cells = shown.filter(cell => cell.scene === index);
              if (!cells.length) return;
              parts.push(make("section", {id: `scene-${index}`},
                make("h2", {}, scene.name), make("p", {class: "faint"}, make("code", {}, scene.file)), table(scene, cells)));
            });
          }
          if (!shown.length) parts.push(make("section", {}, make("p", {class: "faint"}, "Nothing matches the filters.")));
          byId("cells").replaceChildren(...parts);
          const findings = new Set(shown.flatMap(cell => (cell.marks || []).map(mark => mark.finding)));
          byId("counts").textContent =
            `${count(data.scenes.length, "scene")}, ${count(data.variations.length, "environment")}, `
            + `${count(data.findings.length, "finding")}`
            + (shown.length < data.cells.length
              ? ` · shown: ${count(shown.length, "picture")} with ${count(findings.size, "finding")}` : "");
          all("#scenes a").forEach(link => link.setAttribute("aria-current", link.dataset.scene === state.scene));
        }
        """#
}
