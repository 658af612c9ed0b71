extension PreviewPage {
    /// What stands above the pictures, and how a live page follows its server.
    static let tools = #"""

        function select(label, values, current, change) {
          return make("label", {}, make("span", {}, label), make("select", {onchange: event => { change(event.target.value); render(); }},
            make("option", {value: ""}, "all"),
            ...values.map(([value, text]) => make("option", {value, selected: value === current}, text))));
        }

        function header() {
          const kinds = [...new Set(data.findings.map(found => found.kind))].sort();
          const number = kind => data.cells.filter(cell => cell.findings.some(found => found.kind === kind)).length;
          return make("header", {},
            make("h1", {}, "Preview"), make("p", {class: "faint", id: "counts"}),
            make("div", {class: "tools", id: "filters"},
              make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search", value: state.search,
                oninput: event => { state.search = event.target.value; render(); },
                onsearch: event => { state.search = event.target.value; render(); }}),
              select("Finding", kinds.map(kind => [kind, `${words(kind)} ${number(kind)}`]), state.kind, value => state.kind = value),
              select("Severity", severities.map(severity => [severity, severity === "note" ? "any" : `${severity} or worse`]), state.severity,
                value => state.severity = value),
              ...data.axes.map((axis, index) => select(axis.name, axis.values.map(value => [value, value]), state.axes[index],
                value => state.axes[index] = value)),
              make("button", {class: "chip", id: "order", "aria-pressed": String(state.order === "broken"), onclick: event => {
                state.order = state.order === "broken" ? "table" : "broken";
                event.target.setAttribute("aria-pressed", state.order === "broken");
                render();
              }}, "Broken first"),
              data.cells.some(cell => cell.same !== undefined) ? make("button", {class: "chip", id: "fold", "aria-pressed": String(state.hideSame), onclick: event => {
                state.hideSame = !state.hideSame;
                event.target.setAttribute("aria-pressed", state.hideSame);
                render();
              }}, "Fold identical ones") : null,
              make("label", {}, make("input", {type: "checkbox", id: "marks", checked: state.marks, onchange: event => {
                state.marks = event.target.checked; render(); }}), "Marks"),
              make("label", {}, "Size ", make("input", {type: "range", id: "zoom", min: 0.1, max: 1, step: 0.05, value: state.zoom,
                oninput: event => { state.zoom = event.target.value; document.documentElement.style.setProperty("--zoom", state.zoom); }})),
              make("button", {class: "chip", onclick: () => byId("help").showModal(), "aria-label": "Help"}, "?")));
        }

        function sceneList() {
          const entry = (value, name, broken) => make("a", {href: "#", "data-scene": value, onclick: event => {
            event.preventDefault();
            state.scene = value;
            render();
            scrollTo({top: 0});
          }}, make("span", {}, name), broken ? make("span", {class: "tag warning"}, broken) : null);
          const broken = index => data.cells.filter(cell => (index === null || cell.scene === index) && cell.worst < 2).length;
          return make("nav", {id: "scenes", "aria-label": "Scenes"}, entry("", "All scenes", broken(null)),
            ...data.scenes.map((scene, index) => entry(String(index), scene.name, broken(index))));
        }

        /** Files that cannot be shown, above all else. */
        function problems() {
          return make("div", {id: "problems", role: "alert"}, ...data.problems.map(problem => make("p", {class: "error"},
            problem.place ? make("code", {class: "place"}, problem.place) : null, " ", problem.message,
            problem.hint ? make("span", {class: "faint"}, ` (${problem.hint})`) : null)));
        }

        // A live page asks its server for news and shows them where the reader is

        function refresh() {
          prepare();
          if (state.axes.length !== data.axes.length) state.axes = data.axes.map(() => "");
          if (+state.scene >= data.scenes.length) state.scene = "";
          const isSearching = document.activeElement === byId("search");
          document.querySelector("header").replaceWith(header());
          if (isSearching) byId("search").focus();
          byId("problems").replaceWith(problems());
          byId("scenes").replaceWith(sceneList());
          render();
          if (viewer.pinned) viewer.pinned = data.cells[viewer.pinned.index] || null;
          if (byId("viewer").open && data.cells[viewer.open.index]) show(data.cells[viewer.open.index]);
        }

        async function follow() {
          for (;;) {
            try {
              const answer = await fetch(`changes?since=${data.version}`);
              if (!answer.ok) throw new Error(answer.statusText);
              if ((await answer.json()).version === data.version) continue;
              Object.assign(data, await (await fetch("data.json")).json());
              refresh();
            } catch {
              byId("counts").textContent = "The server does not answer; restart it with the same port and reload the page.";
              await new Promise(resolve => setTimeout(resolve, 1000));
            }
          }
        }
        """#
}
