extension GoldenReport {
    /// Keys, filters, and what the address says.
    static let pageScript = #"""
        // The page

        const keys = [["j k", "next failure, previous failure"], ["1 – 6", modes.map(([, label]) => label.toLowerCase()).join(", ")],
          ["n p", "next changed place, previous one"], ["+ − 0", "zoom in, out, fit; the wheel and dragging work too"],
          ["a", "copy the command that accepts this failure"], ["/", "search"], ["?", "this list"]];
        document.querySelector("main").replaceChildren(
          make("header", {}, make("h1", {}, "Goldens"), make("p", {class: "faint", id: "counts", role: "status"}),
            make("div", {class: "tools"},
              make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search failures",
                oninput: event => { state.search = event.target.value; renderList(); }}),
              ...states.filter(word => data.failures.some(failure => failure.state === word)).map(word =>
                make("button", {class: "chip", "data-state": word, "aria-pressed": "true", onclick: event => {
                  state.hidden.has(word) ? state.hidden.delete(word) : state.hidden.add(word);
                  event.currentTarget.setAttribute("aria-pressed", !state.hidden.has(word));
                  renderList();
                }}, `${word} ${data.failures.filter(failure => failure.state === word).length}`)),
              data.failures.length ? make("button", {class: "chip", id: "accept-all", onclick: event => copy(data.acceptAll, event.currentTarget)},
                "Copy: accept all") : null,
              make("button", {class: "chip", "aria-label": "Keys", onclick: () => byId("help").showModal()}, "?"))),
          make("nav", {id: "list", "aria-label": "Failures"}), make("article", {id: "detail", "aria-label": "Failure"}),
          make("dialog", {id: "help", "aria-label": "Keys"}, make("h2", {}, "Keys"),
            make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
            make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));
        document.body.append(heatFilter());
        const asked = data.failures.findIndex(failure => "#" + encodeURIComponent(failure.name) === location.hash);
        renderList();
        open(asked >= 0 ? asked : shown[0]?.index ?? 0);
        setInterval(() => all(".stage.blink").forEach(stage => stage.classList.toggle("on")), 600);

        /** Colours by how bright a difference is: black, blue, red, yellow, white. */
        function heatFilter() {
          const sum = "1 1 1 0 0 ".repeat(3) + "0 0 0 1 0";
          const table = (channel, values) => `<feFunc${channel} type="table" tableValues="${values}"/>`;
          const holder = make("div", {class: "hidden", "aria-hidden": "true"});
          holder.innerHTML = `<svg width="0" height="0"><filter id="heat" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
            <feColorMatrix type="matrix" values="${sum}"/><feComponentTransfer>${table("R", "0 0.3 0.9 1 1")}
            ${table("G", "0 0.1 0.1 0.8 1")}${table("B", "0.1 0.9 0.3 0 1")}</feComponentTransfer></filter></svg>`;
          return holder;
        }

        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
          if (event.target.matches("input[type=search]")) {
            if (event.key === "Escape" || event.key === "Enter") event.target.blur();
            return;
          }
          const failure = data.failures[state.open];
          const actions = {
            j: () => step(1), k: () => step(-1), n: () => jump(state.region + 1), p: () => jump(state.region - 1), "0": fit,
            "+": () => state.view.zoom(1.25), "=": () => state.view.zoom(1.25), "-": () => state.view.zoom(0.8),
            "/": () => byId("search").focus(), "?": () => byId("help").showModal(),
            a: () => document.querySelector('#detail .command button[aria-label^="Copy: Accept this one"]')?.click(),
          };
          const mode = failure?.difference && modes[+event.key - 1];
          const action = mode ? () => setMode(mode[0]) : actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });

        """#
}
