extension PreviewPage {
    static let script = """
        const all = (query, root = document) => [...root.querySelectorAll(query)];
        const viewer = document.getElementById("viewer");
        let kind = "", open = null;

        function filter(chosen) {
          kind = chosen;
          all("#filters .chip").forEach(chip => chip.setAttribute("aria-pressed", chip.dataset.kind === kind));
          all(".mark").forEach(mark => mark.classList.toggle("other", kind !== "" && mark.dataset.kind !== kind));
          const shows = cell => kind === "" || (cell.dataset.kinds || "").split(" ").includes(kind);
          all("td").forEach(cell => cell.classList.toggle("dimmed", !shows(cell)));
          for (const part of all("tbody tr, section"))
            part.classList.toggle("empty", !all("td", part).some(shows));
        }

        function show(figure) {
          open = figure;
          const shot = figure.querySelector(".shot").cloneNode(true);
          shot.querySelector("img").loading = "eager";
          document.getElementById("picture").replaceChildren(shot);
          const text = figure.querySelector(".details").cloneNode(true);
          text.hidden = false;
          document.getElementById("text").replaceChildren(text);
          if (!viewer.open) viewer.showModal();
        }

        function step(by) {
          const figures = all("td:not(.dimmed) figure").filter(figure => figure.offsetParent);
          const next = figures[figures.indexOf(open) + by];
          if (next) show(next);
        }

        all("#filters .chip").forEach(chip => chip.addEventListener("click", () => filter(chip.dataset.kind)));
        document.getElementById("zoom").addEventListener("input", event =>
          document.querySelector("main").style.setProperty("--zoom", event.target.value));
        document.getElementById("marks").addEventListener("change", event =>
          document.body.classList.toggle("no-marks", !event.target.checked));
        document.querySelector("main").addEventListener("click", event => {
          const figure = event.target.closest("figure");
          if (!figure || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show(figure);
        });
        viewer.addEventListener("click", event => {
          if (event.target === viewer || event.target.closest(".shot")) { event.preventDefault(); viewer.close(); }
        });
        document.addEventListener("keydown", event => {
          if (!viewer.open) return;
          if (event.key === "ArrowRight" || event.key === "ArrowDown") { event.preventDefault(); step(1); }
          if (event.key === "ArrowLeft" || event.key === "ArrowUp") { event.preventDefault(); step(-1); }
        });

        """
}
