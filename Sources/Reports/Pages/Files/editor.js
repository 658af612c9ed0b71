const app = {
  state: data.state, selection: [], constraint: null, current: 0, zoom: 1, showsConstraints: true, trial: null, words: {}, busy: 0,
  inspection: null, folded: new Set(), snaps: true, last: null, grows: 0, vary: "",
};
const shown = () => app.trial || app.state;
const viewOf = id => shown().views.find(view => view.id === id);
const selected = () => app.selection.filter(id => viewOf(id));
const number = value => String(Math.round(value * 100) / 100);
const isRoot = view => !view || !view.edit || view.edit.isRoot;

// Asking

const environment = () => Object.entries(app.words).filter(([, value]) => value).map(([name, value]) => `--${name}=${value}`);
const wish = more => ({version: app.state.version, scene: app.state.scene, environment: environment(), ...more});

async function ask(path, more = {}) {
  let response;
  try {
    response = await fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish(more))});
  } catch { throw {message: "the server does not answer", hint: "start `keyline edit` again"}; }
  const type = response.headers.get("Content-Type") || "";
  if (!type.startsWith("application/json")) throw {message: await response.text()};
  const answer = await response.json();
  if (!response.ok) throw answer;
  return answer;
}

function say(words, kind = "") {
  const box = byId("status");
  box.textContent = words;
  box.className = kind;
}

function complain(error) {
  say(`${error.message}${error.hint ? ` — ${error.hint}` : ""}`, "error");
  if (error.theirs || error.ours) refuse(error);
}

function refuse(error) {
  const part = (title, text) => text ? [make("h3", {}, title), make("pre", {tabindex: "0", role: "region", "aria-label": title}, text)] : [];
  open("Not carried out", make("p", {class: "message"}, error.message), make("p", {class: "faint"}, error.hint || ""),
    ...part("What another program changed", error.theirs), ...part("What the gesture would have changed", error.ours));
}

/** Carries a gesture out: editing commands, one after the other. */
async function gesture(title, commands, more = {}) {
  app.busy += 1;
  await quiet;
  try {
    const answer = await ask("/edit", {title, commands, ...more});
    await take(answer, title);
    return answer;
  } catch (error) {
    app.trial = null;
    await reload();
    complain(error);
    return null;
  } finally { app.busy -= 1; }
}

async function take(answer, title) {
  const issues = app.state.issues;
  app.trial = null;
  app.state = answer.state || changedState(answer.changes) || await ask("/state");
  app.state.issues ??= issues;
  app.last = answer;
  if (answer.added.length) app.selection = answer.added;
  app.selection = selected();
  const moved = answer.moved.length ? `, ${count(answer.moved.length, "frame")} changed` : "";
  const merged = answer.isMerged ? ", on top of another program's change" : "";
  const notes = answer.notes.length ? `: ${answer.notes.join("; ")}` : "";
  say(answer.diff ? `${title}${merged}${moved}${notes}` : `${title}: nothing to change${notes}`);
  draw();
  inspect();
  await judge();
}

/** Asks what is wrong, which takes longer than the layout that is shown meanwhile. */
async function judge() {
  const {base, scene, environment, issues} = await ask("/issues");
  if (!isShown(base, {scene, environment}) || JSON.stringify(issues) === JSON.stringify(app.state.issues)) return;
  app.state.issues = issues;
  drawOutline();
  drawCanvas();
  await inspect();
}

async function step(path, title) {
  app.busy += 1;
  try { await take(await ask(path), title); } catch (error) { await reload(); complain(error); } finally { app.busy -= 1; }
}

async function reload() {
  try {
    app.state = await ask("/state");
    app.selection = selected();
    draw();
    await inspect();
  } catch (error) { say(error.message, "error"); }
}

/** A list after changes. */
function changed(list, changes) {
  const result = list.slice(0, changes.count);
  changes.at.forEach((place, index) => { result[place] = changes.elements[index]; });
  return result;
}

const isShown = (base, state) => base === app.state.picture && state.scene === app.state.scene && state.environment === app.state.environment;

/** The state after changes; null where they are changes of another state than the page shows. */
function changedState(changes) {
  const {base, state} = changes;
  if (!isShown(base, state)) return null;
  const lists = ["views", "constraints", "figures"].map(name => [name, changed(app.state[name], changes[name])]);
  return {...state, ...Object.fromEntries(lists)};
}

// Trials: one is on its way at a time, and the last one that was asked for comes next.

let quiet = Promise.resolve(), next = null, isTrying = false, givenUp = 0;
function attempt(commands) {
  next = commands;
  if (isTrying) return;
  isTrying = true;
  quiet = (async () => {
    while (next) {
      const wanted = next, before = givenUp;
      next = null;
      try {
        const trial = await ask("/try", {commands: wanted});
        // Given up while its answer was on the way.
        if (before !== givenUp) continue;
        const state = changedState(trial.changes);
        if (!state) {
          await reload();
          continue;
        }
        app.trial = {...state, issues: app.state.issues};
        app.milliseconds = trial.milliseconds;
        drawCanvas();
        drawStrip();
      } catch (error) { say(error.message, "error"); }
    }
    isTrying = false;
  })();
}
/** Shows the document again. The outline stays as it is, so that a click that takes the focus from a repair meets the row it was meant for. */
function giveUp() {
  next = null;
  givenUp += 1;
  app.trial = null;
  drawCanvas();
  drawStrip();
}

// The page

const menu = (id, label, choices) => make("label", {}, label, make("select", {id, onchange: event => choose(id, event.target.value)},
  choices.map(([value, text]) => make("option", {value}, text))));
const same = list => list.map(text => [text, text]);
const button = (id, text, title, action) => make("button", {class: "chip", id, title, type: "button", onclick: action}, text);

function build() {
  const main = document.querySelector("main");
  main.replaceChildren(
    make("header", {},
      make("h1", {title: app.state.file}, app.state.file.split("/").pop()),
      make("div", {class: "tools"},
        menu("scene", "Scene", app.state.scenes.map(scene => [scene.id, scene.name])),
        menu("device", "Device", [["", "as stored"], ...same(data.devices)]),
        make("label", {}, "Language", make("input", {id: "locale", size: "8", placeholder: "as stored", list: "locales",
          onchange: event => choose("locale", event.target.value.trim())})),
        make("datalist", {id: "locales"}, ["en", "ar", "de", "fr", "he", "ja", "pl", "zh-Hans"].map(value => make("option", {value}))),
        menu("text-size", "Text size", [["", "as stored"], ...same(data.textSizes)]),
        menu("appearance", "Appearance", [["", "as stored"], ["light", "light"], ["dark", "dark"]])),
      make("div", {class: "tools", role: "group", "aria-label": "Zoom"},
        button("smaller", "−", "Smaller (−)", () => zoom(app.zoom / 1.25)), make("span", {id: "zoom", class: "faint"}),
        button("larger", "+", "Larger (+)", () => zoom(app.zoom * 1.25)), button("fit", "Fit", "Fit (0)", fit)),
      make("div", {class: "tools", role: "group", "aria-label": "Edit"},
        button("undo", "Undo", "Undo (Ctrl Z)", () => step("/undo", "Undo")),
        button("redo", "Redo", "Redo (Ctrl Shift Z)", () => step("/redo", "Redo")),
        button("duplicate", "Duplicate", "Duplicate (Ctrl D)", duplicate),
        button("copying", "Copy", "Copy (Ctrl C)", copyViews),
        button("paste", "Paste", "Paste (Ctrl V)", paste),
        button("delete", "Delete", "Delete (Delete)", remove)),
      make("div", {class: "tools", role: "group", "aria-label": "Layout"},
        button("align", "Align…", "Align (A)", align), button("pin", "Pin…", "Pin (P)", pin),
        button("embed", "Embed in stack", "Embed in stack (E)", embed), button("wrap", "Embed in…", "Embed in a view, a scroll view or a navigation bar (W)", wrap),
        button("connect", "Connect…", "Constraint to another view, as a control-drag (C)", connect),
        button("resolve", "Resolve…", "Resolve layout issues (R)", resolve),
        button("repairs", "Conflicts…", "Repairs of conflicts (K)", repairs),
        button("shows", "Constraints", "Show constraints (T)", toggleConstraints), button("help", "Keys", "Keys (?)", help))),
    make("div", {id: "problem", class: "error", role: "alert", hidden: true}),
    make("div", {class: "workbench"},
      make("aside", {id: "left", "aria-label": "Outline and library"},
        make("div", {id: "outline", role: "tree", tabindex: "0", "aria-label": "Outline", "aria-multiselectable": true,
          onkeydown: outlineKey, onclick: outlineClick}),
        make("details", {id: "library"}, make("summary", {}, "Library"),
          make("input", {id: "filter", type: "search", placeholder: "Filter", "aria-label": "Filter the library", oninput: library}),
          make("div", {id: "classes"}))),
      make("div", {id: "canvas", role: "group", tabindex: "0", "aria-label": "Canvas",
        onpointerdown: press, onpointermove: drag, onpointerup: release, onpointercancel: cancel, onkeydown: canvasKey,
        onwheel: wheel, ondragover: event => event.preventDefault(), ondrop: drop},
        make("div", {id: "space"}, make("div", {id: "paper"})),
      ),
      make("aside", {id: "right", "aria-label": "Inspectors"})),
    make("section", {id: "strip", "aria-label": "Environments", tabindex: "0"}),
    make("div", {id: "status", role: "status"}));
  library();
  draw();
  fit();
  inspect();
  follow();
}

let lastChoice = 0;
/** Shows another scene or environment; of several choices in a row the last one counts. */
async function choose(id, value) {
  const words = {...app.words}, choice = ++lastChoice;
  if (id !== "scene") app.words[id] = value;
  app.busy += 1;
  try {
    const state = await ask("/state", id === "scene" ? {scene: value} : {});
    if (choice !== lastChoice) return;
    app.state = state;
    if (id === "scene") {
      app.selection = [];
      app.constraint = null;
    }
    draw();
    if (id === "scene" || id === "device") fit();
    inspect();
  } catch (error) {
    app.words = words;
    byId(id).value = id === "scene" ? app.state.scene : words[id] || "";
    complain(error);
  } finally { app.busy -= 1; }
}

// Drawing

function draw() {
  const state = shown();
  byId("undo").disabled = !app.state.undo;
  byId("redo").disabled = !app.state.redo;
  byId("undo").title = app.state.undo ? `Undo ${app.state.undo} (Ctrl Z)` : "Undo (Ctrl Z)";
  byId("repairs").disabled = !app.state.conflicts;
  byId("repairs").textContent = app.state.conflicts ? `Conflicts (${app.state.conflicts})…` : "Conflicts…";
  for (const id of ["duplicate", "copying", "delete", "align", "pin", "embed", "wrap", "connect"]) byId(id).disabled = !selected().length && !(id === "delete" && app.constraint);
  byId("shows").setAttribute("aria-pressed", String(app.showsConstraints));
  byId("problem").hidden = !state.problem;
  byId("problem").textContent = state.problem ? `The file cannot be read at present: ${state.problem}. The last good version is shown.` : "";
  byId("scene").value = state.scene;
  drawOutline();
  drawCanvas();
  drawStrip();
}

const worst = issues => issues.some(issue => issue.severity === "error") ? "error" : issues.some(issue => issue.severity === "warning") ? "warning" : issues.length ? "note" : "";
const issuesOf = (state, id) => state.issues.filter(issue => issue.view === id);
const described = state => state.views.map((view, index) => ({...view, index})).filter(view => view.edit);

function rows() {
  const state = app.state, result = [];
  const depthOf = view => {
    let depth = 0;
    for (let around = state.views[view.parent]; around; around = state.views[around.parent]) if (around.edit) depth += 1;
    return depth;
  };
  for (const view of described(state)) {
    const depth = depthOf(view);
    result.push({view, depth, id: view.id});
    for (const constraint of state.constraints)
      if (constraint.holder === view.index) result.push({constraint, depth: depth + 1, id: `c${constraint.index}`});
  }
  return result;
}

function drawOutline() {
  const tree = byId("outline"), list = rows();
  app.current = Math.max(0, Math.min(app.current, list.length - 1));
  const at = list.findIndex(row => row.view ? row.id === app.selection[0] && !app.constraint : row.constraint.name && row.constraint.name === app.constraint);
  if (at >= 0) app.current = at;
  tree.replaceChildren(...list.map((row, index) => {
    const issues = row.view ? issuesOf(app.state, row.id) : [], kind = worst(issues);
    const isSelected = row.view ? app.selection.includes(row.id) && !app.constraint : row.constraint.name !== undefined && row.constraint.name === app.constraint;
    return make("div", {
      role: "treeitem", id: `row${index}`, "data-row": index, "aria-selected": isSelected, "aria-level": row.depth + 1, style: {"--depth": row.depth},
      class: `${index === app.current ? "current " : ""}${row.view ? (row.view.isVisible ? "" : "unseen") : `equation ${row.constraint.isInConflict ? "broken" : row.constraint.state}`}`,
    }, kind ? make("span", {class: `mark ${kind}`, role: "img", "aria-label": kind}, kind === "error" ? "!" : "⚠") : null,
    row.view ? row.view.name : `${row.constraint.priority < 1000 ? "┄" : "─"} ${row.constraint.equation}`);
  }));
  tree.setAttribute("aria-activedescendant", `row${app.current}`);
}

function select(ids, constraint = null) {
  app.selection = ids;
  app.constraint = constraint;
  draw();
  inspect();
}

function outlineClick(event) {
  const element = event.target.closest("[data-row]");
  if (!element) return;
  app.current = Number(element.dataset.row);
  pick(rows()[app.current], event.shiftKey || event.ctrlKey || event.metaKey);
}

function pick(row, adds) {
  if (!row) return;
  if (row.constraint) return select([], row.constraint.name ?? null);
  if (!adds) return select([row.id]);
  select(app.selection.includes(row.id) ? app.selection.filter(id => id !== row.id) : [...app.selection, row.id]);
}

function outlineKey(event) {
  const list = rows(), move = {ArrowDown: 1, ArrowUp: -1, Home: -1e6, End: 1e6}[event.key];
  if (event.altKey || event.ctrlKey && event.key !== " ") return;
  if (move) {
    app.current = Math.max(0, Math.min(app.current + move, list.length - 1));
    pick(list[app.current], event.shiftKey && Boolean(list[app.current].view));
    byId(`row${app.current}`).scrollIntoView({block: "nearest"});
  } else if (event.key === " ") pick(list[app.current], true);
  else if (event.key === "Enter") type();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const lay = (element, [x, y, w, h]) => {
  for (const [side, value] of [["left", x], ["top", y], ["width", w], ["height", h]]) element.style.setProperty(side, `${value}px`);
  return element;
};

function drawCanvas() {
  const state = shown(), paper = byId("paper"), [width, height] = state.size;
  lay(byId("space"), [0, 0, width * app.zoom, height * app.zoom]);
  byId("space").style.removeProperty("left");
  byId("space").style.removeProperty("top");
  lay(paper, [0, 0, width, height]);
  paper.style.setProperty("transform", `scale(${app.zoom})`);
  paper.style.setProperty("--zoom", app.zoom);
  byId("zoom").textContent = `${Math.round(app.zoom * 100)} %`;
  let picture = byId("picture");
  if (!picture) picture = make("img", {id: "picture", alt: "", draggable: "false"});
  show(picture, address(state, Math.min(Math.max(app.zoom, 0.5) * (window.devicePixelRatio || 1), 6)));
  const boxes = described(state).filter(view => view.isVisible || app.selection.includes(view.id)).map(view =>
    lay(make("div", {class: `view${app.selection.includes(view.id) ? " selected" : ""}${worst(issuesOf(state, view.id)) === "error" ? " issue" : ""}`,
      "data-id": view.id, title: view.name}), view.frame));
  paper.replaceChildren(picture, ...boxes, lines(state), ...ghosts(state), ...handles(state));
  const typing = app.typing;
  if (typing) paper.append(typing);
}

/** Frames of views as they are before a trial. */
function ghosts(state) {
  if (state === app.state) return [];
  return state.views.flatMap(view => {
    const old = app.state.views.find(one => one.id === view.id);
    return view.edit && old && old.frame.join() !== view.frame.join() ? [lay(make("div", {class: "ghost"}), old.frame)] : [];
  }).slice(0, 60);
}

function handles(state) {
  const view = app.selection.length === 1 && state.views.find(one => one.id === app.selection[0]);
  if (isRoot(view) || view.edit.isArranged) return [];
  const [x, y, w, h] = view.frame, fits = length => length * app.zoom >= 30;
  return [[0, 0, "nwse"], [0.5, 0, "ns"], [1, 0, "nesw"], [0, 0.5, "ew"], [1, 0.5, "ew"], [0, 1, "nesw"], [0.5, 1, "ns"], [1, 1, "nwse"]]
    .filter(([a, b]) => (a !== 0.5 || fits(w)) && (b !== 0.5 || fits(h))) // Those of short sides would cover the corners' and the view.
    .map(([a, b, cursor]) => make("div", {class: "handle", "data-edge": `${a} ${b}`,
      style: {left: `${x + w * a}px`, top: `${y + h * b}px`, cursor: `${cursor}-resize`}}));
}

const svg = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};
const stroke = ([x1, y1, x2, y2], kind = "") => svg("line", {x1, y1, x2, y2, class: kind});

function lines(state) {
  const box = svg("svg", {id: "lines", viewBox: `0 0 ${state.size.join(" ")}`, "aria-hidden": "true"});
  const chosen = new Set(app.selection.map(id => state.views.findIndex(view => view.id === id)));
  const byIndex = new Map(state.constraints.map(constraint => [constraint.index, constraint]));
  for (const figure of app.showsConstraints ? state.figures : []) {
    const constraint = byIndex.get(figure.constraint);
    const isChosen = constraint && constraint.name !== undefined && constraint.name === app.constraint;
    if (!constraint || !isChosen && chosen.size && !constraint.views.some(view => chosen.has(view))) continue;
    const [x1, y1, x2, y2] = figure.line, cap = 3 / app.zoom, isFlat = Math.abs(y1 - y2) < 0.01;
    const caps = figure.isBar ? [[x1, y1], [x2, y2]].map(([x, y]) => stroke(isFlat ? [x, y - cap, x, y + cap] : [x - cap, y, x + cap, y])) : [];
    const label = figure.label ? [svg("text", {x: (x1 + x2) / 2 + 3 / app.zoom, y: (y1 + y2) / 2 - 3 / app.zoom,
      style: `font-size: ${11 / app.zoom}px; stroke: #fffc; stroke-width: ${3 / app.zoom}px`}, figure.label)] : [];
    const group = svg("g", {class: `${figure.standing}${figure.isOptional ? " optional" : ""}${isChosen ? " chosen" : ""}`, "data-constraint": constraint.name ?? ""},
      stroke(figure.line, "hit"), stroke(figure.line), ...caps, ...figure.extensions.map(line => stroke(line)), ...label);
    box.append(group);
  }
  for (const guide of app.guideLines || []) box.append(stroke(guide, "guide"));
  if (app.rope) box.append(stroke(app.rope, "drag"));
  return box;
}

const address = (state, scale, cell) => `/picture?of=${state.picture}&scene=${encodeURIComponent(state.scene)}&scale=${number(scale)}`
  + (cell === undefined ? `&environment=${encodeURIComponent(JSON.stringify(environment()))}` : `&cell=${cell}`);

/** Shows another picture as soon as it is there. */
function show(image, source) {
  if (image.wanted === source) return;
  image.wanted = source;
  if (image.isLoading) return;
  image.isLoading = true;
  const other = new Image();
  const done = () => {
    image.isLoading = false;
    if (other.naturalWidth) image.src = other.src;
    if (image.wanted !== source) {
      const latest = image.wanted;
      image.wanted = null;
      show(image, latest);
    }
  };
  other.onload = done;
  other.onerror = done;
  other.src = source;
}

function drawStrip() {
  const strip = byId("strip"), state = shown();
  if (strip.children.length !== state.strip.length)
    strip.replaceChildren(...state.strip.map(label => make("figure", {}, make("img", {alt: `The scene in ${label || "its environment"}`}), make("figcaption", {}, label))));
  all("img", strip).forEach((image, index) => show(image, address(state, Math.max(0.3, 150 / state.size[1]), index)));
}

// Zoom

function zoom(value, keeping) {
  const box = byId("canvas"), old = app.zoom, [x, y] = keeping || [box.clientWidth / 2, box.clientHeight / 2];
  app.zoom = Math.min(Math.max(value, 0.1), 8);
  const [left, top] = [(box.scrollLeft + x) * app.zoom / old - x, (box.scrollTop + y) * app.zoom / old - y];
  drawCanvas();
  box.scrollTo(left, top);
}
function fit() {
  const box = byId("canvas"), [width, height] = shown().size;
  zoom(Math.min((box.clientWidth - 60) / width, (box.clientHeight - 60) / height, 2) || 1);
  box.scrollTo(0, 0);
}
function wheel(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const place = byId("canvas").getBoundingClientRect();
  zoom(app.zoom * Math.exp(-event.deltaY / 300), [event.clientX - place.left, event.clientY - place.top]);
}
function toggleConstraints() { app.showsConstraints = !app.showsConstraints; draw(); }

// Dragging

let hand = null;
const point = event => {
  const place = byId("paper").getBoundingClientRect();
  return [(event.clientX - place.left) / app.zoom, (event.clientY - place.top) / app.zoom];
};
const hit = event => document.elementsFromPoint(event.clientX, event.clientY).map(element => element.dataset?.id).find(id => id !== undefined);

function press(event) {
  if (event.button !== 0 || event.target.closest(".typing")) return;
  finishTyping();
  byId("canvas").focus({preventScroll: true});
  const handle = event.target.closest(".handle"), id = handle ? app.selection[0] : hit(event);
  const constraint = event.target.closest("[data-constraint]")?.dataset.constraint;
  if (constraint && (event.ctrlKey || id === undefined)) return select([], constraint);
  if (id === undefined) return select([]);
  const adds = event.shiftKey || event.metaKey;
  if (!handle && !event.ctrlKey && !constraint) {
    if (adds) pick({view: true, id}, true);
    else if (!app.selection.includes(id)) select([id]);
  }
  if (event.ctrlKey && !app.selection.includes(id)) select([id]);
  hand = {start: point(event), id, edge: handle ? handle.dataset.edge.split(" ").map(Number) : null, connects: event.ctrlKey, isMoving: false, guides: null, constraint};
  byId("canvas").setPointerCapture(event.pointerId);
  if (!hand.connects && !isRoot(viewOf(id))) {
    const mine = hand;
    ask("/guides", {view: id}).then(guides => { mine.guides = guides; }, () => { mine.guides = []; });
  }
}

/** The distance to the nearest guide of an axis near a shift; the guides that are met then. */
function snap(shift, isVertical, attributes) {
  if (!app.snaps || !hand.guides) return [shift, []];
  const near = hand.guides.filter(guide => guide.isVertical === isVertical && (!attributes || attributes.includes(guide.attribute)))
    .filter(guide => Math.abs(guide.distance - shift) <= 5 / Math.max(app.zoom, 0.5));
  if (!near.length) return [Math.round(shift), []];
  const best = near.reduce((one, other) => Math.abs(other.distance - shift) < Math.abs(one.distance - shift) ? other : one);
  return [best.distance, near.filter(guide => Math.abs(guide.distance - best.distance) < 0.01)];
}

function line(guide, [x, y, w, h]) {
  const [width, height] = shown().size, flips = shown().isRightToLeft;
  const along = {leading: flips ? x + w : x, trailing: flips ? x : x + w, centerX: x + w / 2, top: y, bottom: y + h, centerY: y + h / 2, firstBaseline: y + h / 2}[guide.attribute];
  return guide.isVertical ? [0, along, width, along] : [along, 0, along, height];
}

function drag(event) {
  if (!hand) return;
  const [x, y] = point(event), dx = x - hand.start[0], dy = y - hand.start[1];
  if (!hand.isMoving && Math.hypot(dx, dy) * app.zoom < 4) return;
  if (!hand.isMoving && hand.constraint && !app.selection.includes(hand.id)) select([hand.id]);
  hand.isMoving = true;
  if (hand.connects) {
    app.rope = [...hand.start, x, y];
    const target = hit(event);
    drawCanvas();
    all(".view.target").forEach(element => element.classList.remove("target"));
    if (target) all(".view").filter(element => element.dataset.id === target).forEach(element => element.classList.add("target"));
    return;
  }
  const view = app.state.views.find(one => one.id === hand.id);
  if (isRoot(view)) return;
  const commands = hand.edge ? stretched(view, dx, dy) : dragged(view, dx, dy);
  hand.commands = commands;
  if (commands.length) attempt(commands);
}

function dragged(view, dx, dy) {
  const [sx, across] = snap(dx, false), [sy, down] = snap(dy, true);
  const [x, y, w, h] = view.frame;
  app.guideLines = [...across, ...down].slice(0, 6).map(guide => line(guide, [x + sx, y + sy, w, h]));
  say([...across, ...down].slice(0, 3).map(guide => `${guide.attribute} at the ${guide.line}`).join(", ") || `moved by ${number(sx)}, ${number(sy)}`);
  const chosen = selected().filter(id => !isRoot(viewOf(id)));
  return (chosen.includes(view.id) ? chosen : [view.id]).map(id => ["drag", id, `dx=${number(sx)}`, `dy=${number(sy)}`]);
}

function stretched(view, dx, dy) {
  const [a, b] = hand.edge, words = [], flips = app.state.isRightToLeft, [x, y, w, h] = view.frame;
  const near = [], sides = {leading: 0, trailing: 0, top: 0, bottom: 0};
  if (a !== 0.5) {
    const [shift, met] = snap(dx, false, [(a === 0) !== flips ? "leading" : "trailing"]);
    near.push(...met);
    sides[a === 0 ? "leading" : "trailing"] = shift;
  }
  if (b !== 0.5) {
    const [shift, met] = snap(dy, true, [b === 0 ? "top" : "bottom"]);
    near.push(...met);
    sides[b === 0 ? "top" : "bottom"] = shift;
  }
  for (const [side, shift] of Object.entries(sides)) if (shift) words.push(`${side}=${number(shift)}`);
  app.guideLines = near.map(guide => line(guide, [x + sides.leading, y + sides.top, w + sides.trailing - sides.leading, h + sides.bottom - sides.top]));
  say(`${number(w + sides.trailing - sides.leading)} × ${number(h + sides.bottom - sides.top)}`);
  return words.length ? [["stretch", view.id, ...words]] : [];
}

async function release(event) {
  const held = hand;
  hand = null;
  app.guideLines = null;
  app.rope = null;
  if (!held) return;
  // Boxes are drawn anew between the clicks, so that browsers see no double click.
  const isDouble = !held.isMoving && app.clicked && app.clicked.id === held.id && event.timeStamp - app.clicked.time < 450;
  app.clicked = held.isMoving || isDouble ? null : {id: held.id, time: event.timeStamp};
  if (isDouble && !held.connects && !held.edge) return type(held.id);
  if (!held.isMoving && held.constraint) return select([], held.constraint);
  if (!held.isMoving) return draw();
  if (held.connects) {
    const target = hit(event), [x, y] = point(event);
    draw();
    if (target !== undefined) offer(held.id, target, Math.abs(x - held.start[0]) >= Math.abs(y - held.start[1]) ? "horizontal" : "vertical");
    return;
  }
  next = null;
  if (held.commands && held.commands.length) await gesture(held.edge ? "Resize" : "Move", held.commands);
  else giveUp();
}
function cancel() {
  hand = null;
  app.guideLines = null;
  app.rope = null;
  giveUp();
}

// Typing in place

function type(id) {
  if (id !== undefined) select([id]);
  const view = viewOf(app.selection[0]);
  if (!view || !view.edit || !view.edit.textProperty) return;
  const property = view.edit.textProperty;
  const box = make("textarea", {class: "typing", "aria-label": `${property} of ${view.name}`, rows: "1", onkeydown: event => {
    event.stopPropagation();
    if (event.key === "Escape") finishTyping(false);
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); finishTyping(); }
  }});
  box.value = view.text || "";
  const [x, y, w, h] = view.frame;
  lay(box, [x, y, Math.max(w, 90), Math.max(h, 24)]);
  box.commit = () => box.value === (view.text || "") ? null : gesture("Text", [["set", view.id, `${property}=${box.value}`]]);
  app.typing = box;
  drawCanvas();
  box.focus();
  box.select();
}
function finishTyping(keeps = true) {
  const box = app.typing;
  if (!box) return;
  app.typing = null;
  box.remove();
  byId("canvas").focus({preventScroll: true});
  if (keeps) box.commit();
}

// Commands

const needs = (few, words) => {
  const views = selected().filter(id => !isRoot(viewOf(id)));
  if (views.length >= few) return views;
  say(words, "warning");
  return null;
};
function remove() {
  if (app.constraint) {
    const name = app.constraint;
    app.constraint = null;
    return gesture("Delete constraint", [["delete", name]]);
  }
  const views = needs(1, "select a view to delete");
  return views && gesture("Delete", [["delete", ...views]]);
}
function duplicate() {
  const views = needs(1, "select a view to duplicate");
  return views && gesture("Duplicate", [["duplicate", ...views]]);
}
async function copyViews() {
  const views = needs(1, "select a view to copy");
  if (!views) return false;
  try {
    await ask("/copy", {views});
    app.copied = true;
    say(`${count(views.length, "view")} copied`);
    return true;
  } catch (error) { complain(error); return false; }
}
async function cut() { if (await copyViews()) await remove(); }
function paste() {
  const view = viewOf(app.selection[0]);
  return gesture("Paste", [], {pastes: true, target: view && view.edit && view.edit.isContainer ? view.id : undefined});
}
function embed() {
  const views = needs(1, "select the views to embed");
  return views && gesture("Embed in stack", [["embed", ...views]]);
}
const container = () => {
  let view = viewOf(app.selection[0]);
  while (view && !(view.edit && view.edit.isContainer)) view = shown().views[view.parent];
  return view || described(shown()).find(one => one.edit.isContainer);
};

const isCell = name => name === "UITableViewCell" || name === "UICollectionViewCell";
const takes = (view, name) => isCell(name) ? view.edit?.cellClass === name : view.edit?.isContainer;
const cellList = name => {
  let view = viewOf(app.selection[0]);
  while (view && !takes(view, name)) view = shown().views[view.parent];
  return view || described(shown()).find(one => takes(one, name));
};

function library() {
  const wanted = (byId("filter").value || "").toLowerCase();
  byId("classes").replaceChildren(...data.library.filter(name => name.toLowerCase().includes(wanted)).map(name =>
    make("button", {class: "plain", type: "button", draggable: "true", "data-class": name, title: `Add a ${name} to the selected container`,
      ondragstart: event => event.dataTransfer.setData("text/plain", `keyline:${name}`), onclick: () => add(name)}, name)));
}
function add(name, place) {
  const around = place ? place.view : isCell(name) ? cellList(name) : container();
  if (!around) return say(`there is no ${isCell(name) ? "list" : "container"} to add to`, "warning");
  const at = place && !around.edit.isStack && !isCell(name) ? [`x=${number(place.x)}`, `y=${number(place.y)}`] : [];
  return gesture(`Add ${name}`, [["add", name, around.id, ...at]]);
}
function drop(event) {
  const text = event.dataTransfer.getData("text/plain");
  if (!text.startsWith("keyline:")) return;
  event.preventDefault();
  const [x, y] = point(event);
  let view = viewOf(hit(event)) || described(shown())[0];
  const name = text.slice(8);
  while (view && !takes(view, name)) view = shown().views[view.parent];
  if (view) add(name, {view, x: Math.max(0, Math.round(x - view.frame[0])), y: Math.max(0, Math.round(y - view.frame[1]))});
}

// Panels

function open(title, ...content) {
  const old = document.querySelector("dialog");
  if (old) old.remove();
  const box = make("dialog", {"aria-label": title, onclose: () => { box.remove(); if (box.ended) box.ended(); }},
    make("h2", {}, title), ...content,
    make("div", {class: "row"}, make("button", {class: "chip", type: "button", onclick: () => box.close()}, "Close")));
  document.body.append(box);
  box.showModal();
  return box;
}
const shut = () => document.querySelector("dialog")?.close();

function align() {
  const views = needs(1, "select views to align");
  if (!views) return;
  const boxes = data.alignments.map(line => make("label", {class: "row"}, make("input", {type: "checkbox", value: line, disabled: views.length < 2 && !line.includes("container")}), line.replaceAll("-", " ")));
  const keeps = make("input", {type: "checkbox"}), frames = make("input", {type: "checkbox"});
  open("Align", ...boxes, make("label", {class: "row"}, keeps, "keep the present distances"),
    app.state.isLayoutFile ? null : make("label", {class: "row"}, frames, "update frames"),
    make("button", {class: "chip", type: "button", id: "do-align", onclick: () => {
      const lines = boxes.map(label => label.firstChild).filter(box => box.checked).map(box => box.value);
      if (!lines.length) return;
      shut();
      gesture("Align", [["align", lines.join(","), ...views, ...(keeps.checked ? ["--present"] : []), ...(frames.checked ? ["--update-frames"] : [])]]);
    }}, "Add constraints"));
}

function pin() {
  const views = needs(1, "select views to pin");
  if (!views) return;
  const edges = ["leading", "trailing", "top", "bottom"].map(edge => {
    const box = make("input", {type: "checkbox", id: `pin-${edge}`}), value = make("input", {size: "8", placeholder: "present", "aria-label": `distance of ${edge}`});
    return {edge, box, value, row: make("div", {class: "row"}, make("label", {}, box, edge), value)};
  });
  const sizes = ["width", "height", "aspect", "equal-widths", "equal-heights"].map(word => make("label", {class: "row"},
    make("input", {type: "checkbox", value: word, id: `pin-${word}`, disabled: word.startsWith("equal") && views.length < 2}), word.replace("-", " ")));
  const margins = make("input", {type: "checkbox"}), frames = make("input", {type: "checkbox"});
  open("Pin", make("p", {class: "faint"}, "A distance is a number, “standard” or empty for the present one; 8:VIEW counts from another view."),
    ...edges.map(edge => edge.row), ...sizes, make("label", {class: "row"}, margins, "to margins"),
    app.state.isLayoutFile ? null : make("label", {class: "row"}, frames, "update frames"),
    make("button", {class: "chip", type: "button", id: "do-pin", onclick: () => {
      const words = edges.filter(edge => edge.box.checked).map(edge => edge.value.value.trim() ? `${edge.edge}=${edge.value.value.trim()}` : edge.edge)
        .concat(sizes.map(label => label.firstChild).filter(box => box.checked).map(box => box.value));
      if (!words.length) return;
      shut();
      gesture("Pin", [["pin", words.join(","), ...views, ...(margins.checked ? ["--to-margins"] : []), ...(frames.checked ? ["--update-frames"] : [])]]);
    }}, "Add constraints"));
}

function wrap() {
  const inner = selected().filter(id => !isRoot(viewOf(id))), root = described(shown()).find(view => view.edit.isRoot);
  const choice = (word, title, words, chosen) => make("button", {class: "chip", type: "button", "data-embed": word, disabled: !chosen.length, title: words,
    onclick: () => { shut(); gesture(`Embed in ${title}`, [["embed", ...chosen, `--in=${word}`]]); }}, title);
  open("Embed in", make("p", {class: "faint"}, "Every frame stays: the new view takes over the constraints to what is around."),
    make("div", {class: "row"}, choice("stack", "stack", "Arranges the views", inner), choice("view", "view", "A plain view around the views", inner),
      choice("scroll-view", "scroll view", "The views scroll", inner)),
    make("p", {class: "faint"}, "A navigation bar is above the whole scene and makes its safe area smaller."),
    make("div", {class: "row"}, choice("navigation", app.state.isLayoutFile ? "navigation bar" : "navigation controller", "A bar above the scene", root ? [root.id] : [])));
}

const fixes = {"add-missing": "Add missing constraints", "reset-suggested": "Reset to suggested constraints", clear: "Clear constraints",
  "update-frames": "Update frames", "update-constants": "Update constraint constants"};

function resolve() {
  const views = selected().filter(id => !isRoot(viewOf(id)));
  const part = (title, chosen) => [make("h3", {}, title), make("div", {class: "row"}, ...Object.entries(fixes)
    .filter(([word]) => !(app.state.isLayoutFile && word.startsWith("update")))
    .map(([word, text]) => make("button", {class: "chip", type: "button", "data-fix": `${word}${chosen.length ? "-selected" : ""}`, onclick: () => {
      shut();
      gesture(text, [["fix", word, ...chosen.map(id => `--select=${id}`)]]);
    }}, text)))];
  open("Resolve layout issues", ...(views.length ? part("Selected views", views) : []), ...part("All views of the file", []));
}

function connect() {
  const view = viewOf(app.selection[0]);
  if (!view) return;
  const targets = described(shown()).flatMap(one => [[one.id, one.name], ...one.edit.guides.filter(() => isAround(one, view)).map(guide => [`${one.id}.${guide}`, `${guide} of ${one.name}`])]);
  const list = make("select", {id: "connect-to", "aria-label": "To"}, targets.map(([value, text]) => make("option", {value}, text)));
  const direction = make("select", {"aria-label": "Direction"}, ["outline", "horizontal", "vertical"].map(word => make("option", {value: word}, word === "outline" ? "everything" : word)));
  open(`Connect ${view.name}`, make("div", {class: "row"}, list, direction,
    make("button", {class: "chip", type: "button", id: "do-connect", onclick: () => { shut(); offer(view.id, list.value, direction.value); }}, "Show constraints")));
}
const isAround = (outer, view) => {
  for (let one = view; one; one = shown().views[one.parent]) if (one.id === outer.id) return true;
  return false;
};

async function offer(from, target, direction) {
  try {
    const offers = await ask("/offers", {view: from, target, direction});
    const words = index => ["suggest", from, target, `--drag=${direction}`, `--take=${index + 1}`];
    const box = open("Add a constraint", make("ul", {id: "offers"}, offers.map((one, index) => make("li", {}, make("button", {class: "plain", type: "button",
      onmouseenter: () => attempt([words(index)]), onfocus: () => attempt([words(index)]), onclick: () => { box.ended = null; shut(); gesture(one.title, [words(index)]); }},
      `${one.title} (${number(one.constant)})`)))));
    box.classList.add("beside");
    box.ended = giveUp;
  } catch (error) { complain(error); }
}

async function repairs() {
  say("trying repairs…");
  try {
    const found = await ask("/repairs");
    const effect = repair => `${count(repair.conflicts, "conflict")} left; ${repair.opened ? `${count(repair.opened, "view")} left open; ` : ""}${repair.moved.length ? repair.moved.slice(0, 5).map(move =>
      `${move.name.includes(move.view) ? move.name : `${move.name} (${move.view})`} ${move.from.map(number).join(", ")} → ${move.to.map(number).join(", ")}`).join("; ") + (repair.moved.length > 5 ? ` and ${repair.moved.length - 5} more` : "") : "no frame changes"}`;
    const box = open("Repairs of conflicts",
      make("p", {}, found.members.length ? `These ${found.members.length} constraints contradict each other:` : "No single change of a constraint resolves the conflict."),
      make("ul", {}, found.members.map(member => make("li", {}, make("code", {}, member)))),
      make("ul", {id: "repair-list"}, found.repairs.map(repair => make("li", {}, make("button", {class: "plain", type: "button",
        onmouseenter: () => attempt([repair.command]), onfocus: () => attempt([repair.command]),
        onclick: () => { box.ended = null; shut(); gesture(repair.title, [repair.command]); }},
        make("strong", {}, repair.title), ` ${repair.equation}`, make("span", {class: "effect"}, effect(repair)))))));
    box.classList.add("beside");
    box.ended = giveUp;
    say(count(found.repairs.length, "repair"));
  } catch (error) { complain(error); }
}

function help() {
  const keys = [["Arrow keys", "on the canvas: move by 1 point, with Shift by 10; in the outline: choose"], ["Alt Arrow keys", "resize by 1 point, with Shift by 10"],
    ["Tab", "on the canvas: the next view"], ["Enter", "edit the text in place"], ["Delete", "delete views or the constraint"], ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    ["Ctrl D, C, X, V", "duplicate, copy, cut, paste"], ["Ctrl A", "select all beside"], ["A, P, E, R", "align, pin, embed in stack, resolve"], ["W", "embed in a view, a scroll view or a navigation bar"],
    ["C", "connect with another view (also: drag with Ctrl held)"], ["K", "repairs of conflicts"], ["L", "library"], ["T", "show constraints"], ["I", "inspectors"],
    ["O", "outline"], ["+, −, 0", "zoom, fit"], ["Shift click, Space", "more than one view"], ["Escape", "give up"]];
  open("Keys", make("dl", {}, keys.flatMap(([key, words]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, words)])));
}

// Keyboard

function canvasKey(event) {
  if (event.target.closest(".typing")) return;
  const far = event.shiftKey ? 10 : 1, way = {ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far]}[event.key];
  if (way && !event.ctrlKey && !event.metaKey) {
    const views = selected().filter(id => !isRoot(viewOf(id)));
    if (!views.length) return;
    event.preventDefault();
    const [dx, dy] = way;
    if (event.altKey) gesture("Resize", views.map(id => ["stretch", id, dx ? `${app.state.isRightToLeft ? "leading" : "trailing"}=${dx}` : `bottom=${dy}`]));
    else gesture("Move", views.map(id => ["drag", id, `dx=${dx}`, `dy=${dy}`]));
  } else if (event.key === "Tab" && !event.ctrlKey && !event.altKey) {
    const list = described(shown()).filter(view => view.isVisible), at = list.findIndex(view => view.id === app.selection[0]);
    const then = list[at + (event.shiftKey ? -1 : 1)];
    if (!then) return;
    event.preventDefault();
    select([then.id]);
  } else if (event.key === "Enter") { event.preventDefault(); type(); }
}

const shortcuts = {
  a: align, p: pin, e: embed, w: wrap, r: resolve, c: connect, k: () => app.state.conflicts ? repairs() : say("there is no conflict"), t: toggleConstraints, "?": help,
  "+": () => zoom(app.zoom * 1.25), "=": () => zoom(app.zoom * 1.25), "-": () => zoom(app.zoom / 1.25), 0: fit,
  l: () => { byId("library").open = true; byId("filter").focus(); }, o: () => byId("outline").focus(),
  i: () => byId("right").querySelector("input, select, button, summary")?.focus(), Delete: remove, Backspace: remove,
};
const commands = {
  z: event => event.shiftKey ? step("/redo", "Redo") : step("/undo", "Undo"), y: () => step("/redo", "Redo"), d: duplicate, c: copyViews, v: paste, x: cut,
  a: () => {
    const first = viewOf(app.selection[0]);
    select(described(shown()).filter(view => !isRoot(view) && (!first || view.parent === first.parent)).map(view => view.id));
  },
};
document.addEventListener("keydown", event => {
  if (event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (hand || app.trial) cancel();
    else select([]);
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = event.ctrlKey || event.metaKey ? commands[key] : event.altKey ? null : shortcuts[key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

// Inspectors

async function inspect() {
  const box = byId("right"), number = app.grows += 1;
  box.setAttribute("aria-busy", "true");
  try {
    if (app.constraint) return inspectConstraint(box, await ask("/constraint", {constraint: app.constraint, vary: app.vary || undefined}), number);
    const ids = selected();
    if (ids.length !== 1) return present(box, number, ids.length
      ? [make("h2", {}, `${ids.length} views`), make("ul", {}, ids.map(id => make("li", {}, viewOf(id).name)))]
      : [make("h2", {}, "Nothing selected"), make("p", {class: "faint"}, app.state.environment)], app.state.issues);
    const view = viewOf(ids[0]);
    if (!view.edit) return present(box, number, [make("h2", {}, view.name), make("p", {}, "This view is described in another document.")], []);
    inspectView(box, view, await ask("/inspect", {view: view.id, vary: app.vary || undefined}), number);
  } catch (error) {
    present(box, number, [make("h2", {}, "Inspectors"), make("p", {}, error.message)], []);
  }
  return null;
}

function present(box, stamp, content, issues) {
  if (stamp !== app.grows) return;
  box.removeAttribute("aria-busy");
  const focused = document.activeElement && box.contains(document.activeElement) ? document.activeElement.id : null;
  const opened = new Set(all("details[open]", box).map(one => one.dataset.name));
  const [title, kind, ...rest] = content;
  box.replaceChildren(title, kind ?? "", ...issueList(issues), ...rest, ...lastGesture());
  for (const one of all("details", box)) if (opened.has(one.dataset.name)) one.open = true;
  if (focused) byId(focused)?.focus();
}

function issueList(issues) {
  if (!issues.length) return [];
  return [make("h3", {}, "Issues"), make("ul", {class: "issues"}, issues.map(issue => make("li", {class: `is-${issue.severity}`},
    make("span", {class: `tag ${issue.severity}`}, `${issue.severity}: ${issue.kind}`),
    make("div", {class: "message", tabindex: issue.message.length > 400 ? "0" : null}, issue.message), ...issue.hints.map(hint => make("div", {class: "faint"}, hint)),
    issue.repair ? make("button", {class: "chip", type: "button", onfocus: () => attempt([issue.repair]), onblur: giveUp,
      onclick: () => gesture(fixes[issue.repair[1]] ?? "Repair", [issue.repair])}, fixes[issue.repair[1]] ?? issue.repair[1]) : null,
    issue.kind === "unsatisfiable" ? make("button", {class: "chip", type: "button", onclick: repairs}, "Repairs…") : null)))];
}

function lastGesture() {
  if (!app.last || !app.last.diff) return [];
  return [make("details", {"data-name": "last"}, make("summary", {}, "Last gesture"), ...app.last.commands.map(command => make("div", {}, make("code", {}, command))),
    make("button", {class: "chip", type: "button", onclick: event => copy(app.last.commands.join("\n"), event.target)}, "Copy"),
    make("pre", {tabindex: "0", role: "region", "aria-label": "Change of the file"}, app.last.diff))];
}

function field(id, label, value, choices, kind, change) {
  const attributes = {id, onchange: event => change(event.target.value)};
  let control;
  if (choices.length && ["choice", "flag"].includes(kind)) {
    const options = value && !choices.includes(value) ? [value, ...choices] : choices;
    control = make("select", attributes, make("option", {value: ""}, "—"), options.map(text => make("option", {value: text}, text)));
  } else {
    control = make("input", {...attributes, list: choices.length ? `${id}-choices` : null, autocomplete: "off"});
  }
  control.value = value ?? "";
  return make("div", {class: "field"}, make("label", {for: id}, label),
    make("div", {}, control, choices.length && control.tagName === "INPUT" ? make("datalist", {id: `${id}-choices`}, choices.map(text => make("option", {value: text}))) : null));
}

const sizeClasses = ["width=compact", "width=regular", "height=compact", "height=regular",
  ...["compact", "regular"].flatMap(width => ["compact", "regular"].map(height => `width=${width},height=${height}`))];
const vary = () => app.vary ? [`--vary=${app.vary}`] : [];

/** The size classes that the fields below speak of. */
function varyField() {
  const control = make("select", {id: "vary", onchange: event => { app.vary = event.target.value; inspect(); }},
    make("option", {value: ""}, "all size classes"), sizeClasses.map(value => make("option", {value}, value.replace(",", ", "))));
  control.value = app.vary;
  return make("div", {class: "field"}, make("label", {for: "vary"}, "values for"), make("div", {}, control));
}

function inspectView(box, view, inspection, stamp) {
  const set = name => value => gesture(`Set ${name}`, [["set", view.id, `${name}=${value}`, ...vary()]]);
  const group = (name, title) => {
    const properties = inspection.properties.filter(property => property.group === name);
    const fields = list => list.map(property => field(`p-${property.name}`, property.name, property.value, property.choices, property.kind, set(property.name)));
    const said = properties.filter(property => property.value !== undefined && property.value !== null), rest = properties.filter(property => !said.includes(property));
    if (!properties.length) return [];
    return [make("h3", {}, title), ...(name === "size" && !app.vary ? frameFields(view) : []), ...fields(said),
      rest.length ? make("details", {"data-name": name}, make("summary", {}, `More (${rest.length})`), ...fields(rest)) : null];
  };
  const index = shown().views.findIndex(one => one.id === view.id);
  const own = shown().constraints.filter(constraint => constraint.views.includes(index));
  present(box, stamp, [
    make("h2", {}, view.name), make("p", {class: "faint"}, `${view.class} · ${view.id}`), varyField(), ...group("attributes", "Attributes"), ...group("size", "Size"),
    ...(own.length ? [make("h3", {}, "Constraints"), make("ul", {id: "own"}, own.map(constraint => make("li", {}, make("button", {class: "plain", type: "button",
      disabled: constraint.name === undefined || constraint.name === null,
      onclick: () => select([], constraint.name)}, constraint.equation + (constraint.state === "satisfied" ? "" : ` [${constraint.state}]`)))))] : []),
    ...group("identity", "Identity"),
  ].filter(Boolean), issuesOf(shown(), view.id));
}

function frameFields(view) {
  if (isRoot(view)) return [];
  const around = shown().views[view.parent].frame, [x, y, w, h] = view.frame;
  const parts = [["x", x - around[0]], ["y", y - around[1]], ["width", w], ["height", h]];
  return parts.map(([part, value]) => field(`f-${part}`, part, number(value), [], "number", text => {
    const change = Number(text) - value;
    if (!text.trim() || !Number.isFinite(change)) return inspect();
    const words = {x: ["drag", view.id, `dx=${number(change)}`], y: ["drag", view.id, `dy=${number(change)}`],
      width: ["stretch", view.id, `trailing=${number(change)}`], height: ["stretch", view.id, `bottom=${number(change)}`]};
    return gesture(part.length === 1 ? "Move" : "Resize", [words[part]]);
  }));
}

function inspectConstraint(box, inspection, stamp) {
  const name = app.constraint, constraint = shown().constraints.find(one => one.name === name);
  if (!constraint) return present(box, stamp, [make("h2", {}, "Constraint"), make("p", {}, "It is gone.")], []);
  const set = key => value => gesture(`Set ${key}`, [["set", name, `${key}=${value}`, ...vary()]]);
  return present(box, stamp, [
    make("h2", {}, "Constraint"), make("p", {}, make("code", {}, constraint.equation)), make("p", {class: "faint"}, constraint.state), varyField(),
    ...inspection.values.map(value => field(`k-${value.name}`, value.name, value.value, value.choices, value.name === "priority" ? "number" : value.choices.length ? "choice" : "text", set(value.name))),
    make("div", {class: "tools"}, button("swap", "Swap items", "The same equation from the other side", () => gesture("Swap items", [["set", name, "swap"]])),
      button("remove", "Delete", "Delete the constraint", remove)),
  ], []);
}

// News

async function follow() {
  for (;;) {
    try {
      const response = await fetch(`/changes?since=${app.state.version}`), news = await response.json();
      if (news.version !== app.state.version && !app.busy && !hand && !app.trial && !isTrying) {
        await reload();
        say("another program changed the file; its version is shown");
      } else if (news.version !== app.state.version) await new Promise(done => setTimeout(done, 300));
    } catch { await new Promise(done => setTimeout(done, 1500)); }
  }
}

window.addEventListener("resize", drawCanvas);
build();
