const severities = ["error", "warning", "note"];
const words = kind => kind.replace(/[A-Z]/g, letter => " " + letter.toLowerCase());

/** The findings of a picture, each once with the frames of all views that have it. */
function findingsOf(cell) {
  const findings = new Map();
  for (const mark of cell.marks || []) {
    const one = findings.get(mark.finding) || {...data.findings[mark.finding], ...mark, frames: []};
    if (mark.frame) one.frames.push(mark.frame);
    findings.set(mark.finding, one);
  }
  return [...findings.values()];
}

function prepare() {
  data.cells.forEach((cell, index) => {
    cell.index = index;
    cell.scene = Math.floor(index / data.variations.length);
    cell.variation = index % data.variations.length;
    cell.findings = findingsOf(cell);
    cell.worst = cell.failure ? 0 : Math.min(3, ...cell.findings.map(found => severities.indexOf(found.severity)));
    cell.text = [data.scenes[cell.scene].name, data.scenes[cell.scene].file, ...data.variations[cell.variation],
      ...cell.findings.flatMap(found => [found.kind, found.message, found.view, found.viewName])]
      .join(" ").toLowerCase();
  });
  // One defect is one finding, however many pictures show it: every count of findings counts these.
  data.findings.forEach((finding, index) => {
    finding.index = index;
    finding.cells = data.cells.filter(cell => (cell.marks || []).some(mark => mark.finding === index));
    finding.scenes = [...new Set(finding.cells.map(cell => cell.scene))];
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
  return cell.findings.filter(found => state.kind === "" || found.kind === state.kind)
    .flatMap(found => found.frames.map(([x, y, w, h]) =>
      make("span", {class: `mark ${found.severity}-mark`, title: `${words(found.kind)}: ${found.message}`,
        style: {left: `${100 * x / cell.w}%`, top: `${100 * y / cell.h}%`, width: `${100 * w / cell.w}%`,
          height: `${100 * h / cell.h}%`}})));
}

/** Where a finding is that no mark on the picture shows; nothing where one does. */
function elsewhere(found, cell) {
  if (!found.frames.length || found.frames.some(([x, y, w, h]) => x < cell.w && y < cell.h && x + w > 0 && y + h > 0)) return null;
  return make("p", {class: "faint elsewhere"}, found.frames[0][1] >= cell.h
    ? "It is below the picture: with --extent content scroll content is drawn in full." : "It is outside of the picture.");
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

/** A figure that has a size, but nothing in it while it is far from what is seen: thousands of pictures take long to lay out. */
function figure(cell, caption = false) {
  if (cell.failure)
    return make("figure", {"data-cell": cell.index}, make("p", {class: "failure error"}, cell.failure));
  const frame = make("figure", {"data-cell": cell.index, class: `${severities[cell.worst] || "fine"}-frame empty`,
    style: {"--w": cell.w, "--h": cell.h}});
  if (caption) frame.dataset.named = "";
  nearness.observe(frame);
  return frame;
}

function fill(frame) {
  const cell = data.cells[+frame.dataset.cell];
  frame.classList.remove("empty");
  frame.replaceChildren(shot(cell, false),
    make("figcaption", {},
      "named" in frame.dataset ? make("span", {class: "name"}, title(cell)) : null,
      cell.same !== undefined ? make("span", {class: "faint"}, `same as ${title(data.cells[cell.same])}`) : null,
      ...tags(cell)));
}

/** Captions differ in height: the places keep theirs, so that nothing around them moves. All are measured before any changes. */
function drain(frames) {
  const heights = frames.map(frame => frame.offsetHeight - frame.firstChild.offsetHeight);
  frames.forEach((frame, index) => {
    frame.style.setProperty("--caption", `${heights[index]}px`);
    frame.classList.add("empty");
    frame.replaceChildren();
  });
}

const near = 1000;
const nearness = new IntersectionObserver(changes => {
  const frames = changes.filter(({target, isIntersecting}) =>
    target.isConnected && isIntersecting === target.classList.contains("empty") && !target.contains(document.activeElement));
  drain(frames.filter(change => !change.isIntersecting).map(change => change.target));
  frames.filter(change => change.isIntersecting).forEach(change => fill(change.target));
}, {rootMargin: `${near}px`, scrollMargin: `${near}px`});
addEventListener("beforeprint", () => all("#cells .empty").forEach(fill));

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
  return make("div", {class: "scroller", tabindex: 0, role: "group", "aria-label": `Pictures of ${scene.name}`}, make("table", {},
    columns.some(label => label !== "") ? make("thead", {}, make("tr", {}, hasRows ? make("td", {}) : null,
      ...shown.map(column => make("th", {scope: "col"}, column.label)))) : null,
    make("tbody", {}, ...[...rows].sort((a, b) => a[0] - b[0]).map(([row, own]) => make("tr", {},
      hasRows ? make("th", {scope: "row"}, data.grid.rows[row]) : null,
      ...shown.map(column => make("td", {}, own.has(column.index) ? figure(own.get(column.index)) : null)))))));
}

/** The environments of pictures, each once: scenes may share a finding. */
const environments = cells => [...new Set(cells.map(cell => cell.variation))].map(variation => data.variations[variation]);

/** The environments that have a finding in words: all, the values that all of them and no others have, or their number. */
function extent(finding) {
  const whole = data.variations.length, having = environments(finding.cells);
  if (having.length === whole) return whole === 1 ? "" : `in all ${whole} environments`;
  const values = data.axes.map((_, axis) => new Set(having.map(variation => variation[axis])));
  const matching = data.variations.filter(variation => variation.every((value, axis) => values[axis].has(value)));
  const narrow = data.axes.map((axis, index) => ({axis, values: [...values[index]]})).filter(({axis, values}) => values.length < axis.values.length);
  const words = narrow.map(({axis, values}) => `${axis.name.toLowerCase()} ${values.join(", ")}`).join("; ");
  return `in ${having.length} of ${whole} environments` + (matching.length === having.length && words.length < 90 ? `: ${words}` : "");
}

/** The pictures that have a finding, to be opened; thousands only when they are asked for. */
function pictures(finding) {
  const name = cell => [finding.scenes.length > 1 ? data.scenes[cell.scene].name : "", environment(cell)].filter(part => part).join(", ");
  const link = cell => make("button", {class: "chip", "data-open": cell.index, onclick: () => { viewer.view.reset(); show(cell); }},
    name(cell) || "open");
  if (finding.cells.length <= 4) return make("p", {class: "tools"}, ...finding.cells.map(link));
  const list = make("p", {class: "tools"});
  return make("details", {ontoggle: () => { if (!list.firstChild) list.append(...finding.cells.map(link)); }},
    make("summary", {}, count(finding.cells.length, "picture")), list);
}

/** Every finding of the shown pictures once, with the environments that have it: in the chosen scene, or the first that has it. */
function findingList(cells) {
  const wanted = new Set(cells.flatMap(cell => cell.findings.map(found => found.finding)));
  const listed = data.findings.filter(finding => wanted.has(finding.index) && (state.kind === "" || finding.kind === state.kind)
    && (state.severity === "" || severities.indexOf(finding.severity) <= severities.indexOf(state.severity)));
  return data.scenes.flatMap((scene, index) => {
    const own = listed.filter(finding => (state.scene === "" ? finding.scenes[0] : +state.scene) === index)
      .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.cells.length - a.cells.length || a.index - b.index);
    return own.length ? [make("section", {}, make("h2", {}, scene.name), make("p", {class: "faint"}, make("code", {}, scene.file)),
      make("ul", {class: "findings"}, ...own.map(entryOf)))] : [];
  });
}

function entryOf(finding) {
  const cell = finding.cells.find(one => state.scene === "" || one.scene === +state.scene) || finding.cells[0];
  const mark = cell.marks.find(one => one.finding === finding.index);
  return make("li", {"data-finding": finding.index}, make("span", {class: `tag ${finding.severity}`}, words(finding.kind)), " ",
    finding.viewName || finding.view ? make("strong", {}, finding.viewName || finding.view) : null,
    make("span", {class: "faint"}, ` ${extent(finding)}`), make("p", {class: "message"}, mark.message), wholeMessage(mark),
    make("p", {}, make("code", {class: "place"}, mark.place ?? finding.place)), pictures(finding));
}

let shown = [];
function render() {
  shown = data.cells.filter(shows);
  nearness.disconnect();
  document.body.classList.toggle("no-marks", !state.marks);
  document.documentElement.style.setProperty("--zoom", state.zoom);
  const parts = [];
  if (state.order === "findings") parts.push(...findingList(shown));
  else if (state.order === "broken") {
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
  if (!shown.length || !parts.length) parts.push(make("section", {}, make("p", {class: "faint"}, "Nothing matches the filters.")));
  byId("cells").replaceChildren(...parts);
  const findings = new Set(shown.flatMap(cell => (cell.marks || []).map(mark => mark.finding)));
  const totals = `${count(data.scenes.length, "scene")}, ${count(data.variations.length, "environment")}, `
    + `${count(data.cells.length, "picture")}, ${count(data.findings.length, "finding")}`;
  byId("counts").textContent = shown.length === data.cells.length ? totals
    : `${shown.length} of ${count(data.cells.length, "picture")}, ${findings.size} of ${count(data.findings.length, "finding")}`;
  byId("counts").title = totals;
  all("#scenes a").forEach(link => link.setAttribute("aria-current", link.dataset.scene === state.scene));
  remember();
}

// The address names what is seen: the scene, the environment of an open picture, the picture beside it, and how both are compared

const sceneKey = scene => `${data.scenes[scene].file}#${data.scenes[scene].id}`;
const environment = cell => data.variations[cell.variation].join(", ");

function remember() {
  const viewed = byId("viewer").open ? viewer.open : null, words = new URLSearchParams();
  if (viewed) words.set("scene", sceneKey(viewed.scene));
  else if (state.scene !== "") words.set("scene", sceneKey(+state.scene));
  if (viewed) {
    words.set("environment", environment(viewed));
    if (viewer.pinned && viewer.pinned !== viewed) {
      words.set("with", environment(viewer.pinned));
      if (viewer.pinned.scene !== viewed.scene) words.set("with-scene", sceneKey(viewer.pinned.scene));
      words.set("mode", viewer.mode === "one" ? "side" : viewer.mode);
    }
  }
  const fragment = `#${words}`;
  if (fragment !== (location.hash || "#")) history.replaceState(null, "", fragment);
}

/** Shows what the address names; nothing where it names a scene that is not there. */
function recall() {
  const words = new URLSearchParams(location.hash.slice(1));
  const scene = key => data.scenes.findIndex((_, index) => sceneKey(index) === key);
  const cell = (key, name) => data.cells.find(one => one.scene === scene(key) && environment(one) === name);
  const key = words.get("scene");
  if (key === null || scene(key) < 0) return;
  if (!words.has("environment")) {
    if (byId("viewer").open) byId("viewer").close();
    state.scene = String(scene(key));
    render();
    return;
  }
  const viewed = cell(key, words.get("environment"));
  if (!viewed) return;
  viewer.pinned = words.has("with") && cell(words.get("with-scene") || key, words.get("with")) || null;
  viewer.mode = ["side", "swipe", "over"].includes(words.get("mode")) ? words.get("mode") : "one";
  viewer.view.reset();
  show(viewed);
}

function select(label, values, current, change, all = `${label}: all`) {
  return make("select", {"aria-label": label, title: label, onchange: event => { change(event.target.value); render(); }},
    make("option", {value: ""}, all), ...values.map(([value, text]) => make("option", {value, selected: value === current}, text)));
}

/** A button that is pressed or not. */
function toggle(id, label, isPressed, change) {
  return make("button", {class: "chip", id, "aria-pressed": String(isPressed), onclick: event => {
    event.target.setAttribute("aria-pressed", change());
    render();
  }}, label);
}

function arrange(order) {
  state.order = state.order === order ? "table" : order;
  for (const [id, one] of [["order", "broken"], ["list", "findings"]]) byId(id).setAttribute("aria-pressed", state.order === one);
  return state.order === order;
}

function header() {
  const kinds = [...new Set(data.findings.map(finding => finding.kind))].sort();
  const number = kind => data.findings.filter(finding => finding.kind === kind).length;
  return make("header", {class: data.axes.length > 5 ? "many" : null},
    make("h1", {}, "Preview"), make("p", {class: "faint", id: "counts"}),
    make("div", {class: "tools", id: "filters"},
      make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search", value: state.search,
        oninput: event => { state.search = event.target.value; render(); },
        onsearch: event => { state.search = event.target.value; render(); }}),
      make("button", {class: "chip", id: "more", "aria-expanded": "false", "aria-controls": "more-filters", onclick: event =>
        event.target.setAttribute("aria-expanded", byId("filters").classList.toggle("open"))}, "Filters"),
      make("div", {class: "tools", id: "more-filters"},
        select("Finding", kinds.map(kind => [kind, `${words(kind)} ${number(kind)}`]), state.kind, value => state.kind = value),
        select("Severity", [["error", "errors"], ["warning", "warnings and errors"], ["note", "with findings"]], state.severity,
          value => state.severity = value),
        ...data.axes.map((axis, index) => select(axis.name, axis.values.map(value => [value, value]), state.axes[index],
          value => state.axes[index] = value)),
        toggle("list", "Findings", state.order === "findings", () => arrange("findings")),
        toggle("order", "Broken first", state.order === "broken", () => arrange("broken")),
        data.cells.some(cell => cell.same !== undefined)
          ? toggle("fold", "Fold identical ones", state.hideSame, () => state.hideSame = !state.hideSame) : null,
        make("label", {}, make("input", {type: "checkbox", id: "marks", checked: state.marks, onchange: event => {
          state.marks = event.target.checked; render(); }}), "Marks"),
        make("input", {type: "range", id: "zoom", min: 0.1, max: 1, step: 0.05, value: state.zoom, "aria-label": "Size of pictures", title: "Size of pictures",
          oninput: event => { state.zoom = event.target.value; document.documentElement.style.setProperty("--zoom", state.zoom); }}),
        make("button", {class: "chip", onclick: () => byId("help").showModal(), "aria-label": "Help"}, "?"))));
}

/** The list of scenes stays below the header, however many rows that has. */
const heights = new ResizeObserver(() => {
  const head = document.querySelector("header");
  document.documentElement.style.setProperty("--head", `${getComputedStyle(head).position === "sticky" ? head.offsetHeight : 0}px`);
});

/** The scenes with the numbers of the findings that their pictures have; one that scenes share counts for each of them. */
function sceneList() {
  const entry = (value, name, findings) => make("a", {href: "#", "data-scene": value, onclick: event => {
    event.preventDefault();
    state.scene = value;
    render();
    scrollTo({top: 0});
  }}, make("span", {}, name), findings.length ? make("span", {title: count(findings.length, "finding"),
    class: `tag ${severities.find(severity => findings.some(finding => finding.severity === severity))}`}, findings.length) : null);
  return make("nav", {id: "scenes", "aria-label": "Scenes"}, entry("", "All scenes", data.findings),
    ...data.scenes.map((scene, index) => entry(String(index), scene.name, data.findings.filter(finding => finding.scenes.includes(index)))));
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
  heights.disconnect();
  document.querySelector("header").replaceWith(header());
  heights.observe(document.querySelector("header"));
  if (isSearching) byId("search").focus();
  byId("problems").replaceWith(problems());
  byId("scenes").replaceWith(sceneList());
  const seen = new Set(all("#cells figure:not(.empty)").map(frame => frame.dataset.cell));
  render();
  // Before the browser paints: pictures would be gone for a moment at each change.
  all("#cells figure.empty").filter(frame => seen.has(frame.dataset.cell)).forEach(fill);
  if (viewer.pinned) viewer.pinned = data.cells[viewer.pinned.index] || null;
  if (byId("viewer").open && data.cells[viewer.open.index]) show(data.cells[viewer.open.index]);
}

async function follow() {
  let failures = 0;
  for (;;) {
    try {
      const answer = await fetch(`changes?since=${data.version}`);
      if (!answer.ok) throw new Error(answer.statusText);
      const isSame = (await answer.json()).version === data.version;
      if (failures > 1) render();
      failures = 0;
      if (isSame) continue;
      Object.assign(data, await (await fetch("data.json")).json());
      refresh();
    } catch {
      // The server breaks off once where a scene ended its worker.
      failures += 1;
      if (failures > 1) byId("counts").textContent = "The server does not answer; restart it with the same port and reload the page.";
      await new Promise(resolve => setTimeout(resolve, 1000));
    }
  }
}

function pane(cell) {
  const stage = make("div", {class: "stage"}, shot(cell, false));
  return make("div", {class: "pane"}, make("p", {class: "pane-title"}, title(cell)), make("div", {class: "frame"}, stage));
}

function details(cell) {
  return make("div", {class: "text"},
    make("p", {}, cell.environment || ""),
    cell.findings.length ? null : make("p", {class: "faint"}, "No findings."),
    make("ul", {}, ...cell.findings.map(found => make("li", {},
      make("span", {class: `tag ${found.severity}`}, words(found.kind)), " ",
      found.viewName || found.view ? make("strong", {}, found.viewName || found.view) : null,
      found.view ? make("code", {}, ` ${found.view}`) : null,
      make("p", {class: "message"}, found.message), wholeMessage(found), elsewhere(found, cell),
      ...(found.hints || []).map(hint => make("p", {class: "faint"}, hint)),
      found.place ? make("p", {}, make("code", {class: "place"}, found.place)) : null,
      data.variations.length > 1 ? make("p", {class: "faint"}, extent(data.findings[found.finding])) : null,
      data.findings[found.finding].cells.length > 1 ? pictures(data.findings[found.finding]) : null))),
    inspection(cell),
    make("h3", {}, "Draw this picture"),
    make("p", {class: "command"}, make("code", {}, cell.command),
      make("button", {class: "chip", onclick: event => copy(cell.command, event.target)}, "Copy")));
}

/** The way to the inspector: its page where there is one, otherwise the command that writes it. */
function inspection(cell) {
  if (cell.failure) return null;
  const page = cell.inspector || (data.version !== undefined ? `inspect?cell=${cell.index}` : null);
  return make("div", {}, make("h3", {}, "Take it apart"),
    page ? make("p", {}, make("a", {class: "inspect", href: page, target: "_blank", rel: "noopener"}, "Open the inspector  i"))
      : make("p", {class: "command"}, make("code", {}, cell.inspect),
        make("button", {class: "chip", onclick: event => copy(cell.inspect, event.target)}, "Copy")));
}

function show(cell) {
  viewer.open = cell;
  const other = viewer.pinned && viewer.pinned !== cell ? viewer.pinned : null;
  const mode = other ? viewer.mode === "one" ? "side" : viewer.mode : "one";
  const panes = other ? [pane(other), pane(cell)] : [pane(cell)];
  const box = make("div", {class: `panes ${mode}`, style: {"--share": viewer.share}}, ...panes);
  viewer.view.stages = all(".stage", box);
  all(".frame", box).forEach(frame => viewer.view.attach(frame));
  const modes = [["side", "Side by side 1"], ["swipe", "Swipe 2"], ["over", "Overlay 3"]];
  byId("viewer").replaceChildren(
    make("div", {class: "bar"},
      make("button", {class: "chip", onclick: () => step(-1)}, "← Previous"),
      make("button", {class: "chip", onclick: () => step(1)}, "Next →"),
      make("button", {class: "chip", id: "pin", "aria-pressed": viewer.pinned === cell, onclick: pin},
        viewer.pinned === cell ? "Pinned: open another one" : "Pin to compare  p"),
      ...(other ? modes.map(([value, label]) => make("button", {class: "chip", "aria-pressed": mode === value,
        "data-mode": value, onclick: () => { viewer.mode = value; show(cell); }}, label)) : []),
      other && mode !== "side" ? make("input", {type: "range", id: "share", min: 0, max: 1, step: 0.01, value: viewer.share,
        "aria-label": mode === "swipe" ? "Where the pictures meet" : "Opacity of the second picture",
        oninput: event => { viewer.share = event.target.value; box.style.setProperty("--share", viewer.share); }}) : null,
      make("button", {class: "chip", onclick: () => { viewer.view.reset(); viewer.view.apply(); }}, "Fit  0"),
      make("button", {class: "chip close", onclick: () => byId("viewer").close(), "aria-label": "Close"}, "✕")),
    make("div", {class: "body"}, cell.failure ? make("p", {class: "failure error"}, cell.failure) : box, details(cell)));
  viewer.view.apply();
  if (!byId("viewer").open) byId("viewer").showModal();
  remember();
}

function pin() {
  viewer.pinned = viewer.pinned === viewer.open ? null : viewer.open;
  show(viewer.open);
}

function step(by) {
  const next = shown[shown.indexOf(viewer.open) + by];
  if (next) show(next);
}

const keys = [["/", "search"], ["f", "findings, each once"], ["b", "broken first"], ["m", "marks on and off"], ["← → or j k", "previous picture, next picture"],
  ["p", "pin a picture to compare it with another"], ["1 2 3", "side by side, swipe, overlay"], ["+ − 0", "zoom in, out, fit"], ["i", "open the inspector"],
  ["Esc", "close"], ["?", "this list"]];

document.querySelector("main").replaceChildren(header(), problems(), make("div", {class: "columns"}, sceneList(), make("div", {id: "cells"})),
  make("dialog", {id: "viewer", "aria-label": "Picture"}),
  make("dialog", {id: "help", "aria-label": "Help"}, make("h2", {}, "Keys"),
    make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
    make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));
heights.observe(document.querySelector("header"));
const address = location.hash;
render();
if (address) {
  history.replaceState(null, "", address);
  recall();
}
addEventListener("hashchange", recall);
byId("viewer").addEventListener("close", remember);

document.querySelector("main").addEventListener("click", event => {
  const found = event.target.closest("#cells figure");
  if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  viewer.view.reset();
  show(data.cells[+found.dataset.cell]);
});
byId("viewer").addEventListener("click", event => {
  if (event.target.closest(".shot")) event.preventDefault();
  if (event.target === byId("viewer")) byId("viewer").close();
});
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (event.target.matches("input[type=search], select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const inViewer = byId("viewer").open;
  const actions = {
    "/": () => inViewer || byId("search").focus(), "b": () => inViewer || byId("order").click(), "f": () => inViewer || byId("list").click(),
    "m": () => { byId("marks").click(); if (inViewer) show(viewer.open); }, "?": () => byId("help").showModal(),
  };
  const viewing = {
    ArrowRight: () => step(1), ArrowDown: () => step(1), j: () => step(1), ArrowLeft: () => step(-1), ArrowUp: () => step(-1),
    k: () => step(-1), p: pin, "+": () => viewer.view.zoom(1.25), "=": () => viewer.view.zoom(1.25),
    "-": () => viewer.view.zoom(0.8), "0": () => { viewer.view.reset(); viewer.view.apply(); },
    "1": () => { viewer.mode = "side"; show(viewer.open); }, "2": () => { viewer.mode = "swipe"; show(viewer.open); },
    "3": () => { viewer.mode = "over"; show(viewer.open); },
    i: () => { const link = document.querySelector("#viewer .inspect"); if (link) link.click(); },
  };
  const action = (inViewer && viewing[event.key]) || actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
if (data.version !== undefined) follow();