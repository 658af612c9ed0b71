const {states, before, after} = data.words;
const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"], ["heat", "Heat map"]];
const state = {open: 0, mode: "side", search: "", hidden: new Set(), share: 0.5, region: -1, view: new View()};
const applyView = state.view.apply.bind(state.view);
state.view.apply = () => {
  applyView();
  // What is not part of the pictures keeps its size.
  for (const stage of state.view.stages) {
    stage.style.setProperty("--inverse", 1 / state.view.scale);
    stage.classList.toggle("smooth", state.view.scale < 1);
  }
};
data.failures.forEach((failure, index) => {
  failure.index = index;
  failure.text = [failure.name, failure.origin, failure.summary, ...failure.causes,
    ...failure.regions.flatMap(region => region.views)].join(" ").replaceAll("\u200e", "").toLowerCase();
});

const fill = (element, ...children) => element.replaceChildren(...children.filter(child => child !== null));

// Decisions: what is approved or rejected, and notes. A served page has them kept; another one exports them.

const decided = new Map(Object.entries(data.decisions.decisions));
const earlier = [];
const signs = {approved: "✓", rejected: "✗"};
const verdict = failure => decided.get(failure.key)?.verdict;
const approvable = failure => failure.state !== "failed";

/** Decides about pictures at once; one step of undo takes it back. */
function decide(failures, change) {
  const open = failures.filter(failure => change.verdict !== "approved" || approvable(failure));
  const step = new Map(open.map(failure => [failure.key, decided.get(failure.key)]));
  if (!open.length) return;
  earlier.push(step);
  apply(open.map(failure => [failure.key, {...decided.get(failure.key), digests: failure.digests ?? undefined, ...change}]));
}

function undo() {
  const step = earlier.pop();
  if (!step) return;
  const digests = new Map(data.failures.map(failure => [failure.key, failure.digests ?? undefined]));
  apply([...step].map(([key, decision]) => [key, decision ?? {digests: digests.get(key)}]));
}

function apply(changes) {
  for (const [key, decision] of changes) {
    if (decision.verdict || decision.note) decided.set(key, decision);
    else decided.delete(key);
  }
  renderList();
  renderDetail();
  tellDecisions();
  warnOfLoss(true);
  if (data.decisionsFile) save(Object.fromEntries(changes));
}

function tellDecisions(problem) {
  const count = word => data.failures.filter(failure => verdict(failure) === word).length;
  const open = data.failures.length - count("approved") - count("rejected");
  const words = data.failures.length ? `${count("approved")} approved, ${count("rejected")} rejected, ${open} open` : "";
  byId("decided").textContent = problem ?? words + (data.decisionsFile && decided.size ? ` · kept in ${data.decisionsFile}` : "");
  byId("decided").classList.toggle("problem", Boolean(problem));
  byId("undo").disabled = !earlier.length;
  byId("export")?.toggleAttribute("disabled", !decided.size);
}

/** Shows what is kept by now, from other windows too. */
function take(kept) {
  const text = JSON.stringify([...decided].sort());
  decided.clear();
  for (const [key, decision] of Object.entries(kept.decisions)) decided.set(key, decision);
  if (JSON.stringify([...decided].sort()) !== text && document.activeElement?.id !== "note") renderDetail();
  renderList();
  tellDecisions();
}

let saving = Promise.resolve();

/** Has decisions kept, one after the other; what is not kept is told, and stays on the page. */
/** The decisions that are on their way: an answer to an earlier one does not know them. */
let unanswered = 0;
function save(decisions) {
  unanswered += 1;
  saving = saving.then(async () => {
    try {
      const answer = await fetch("decisions", {method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify({decisions})});
      if (!answer.ok) return tellDecisions(`Not kept: ${(await answer.text()).trim()}`);
      const kept = await answer.json();
      if (unanswered === 1) take(kept);
    } catch {
      tellDecisions("Not kept: the command that serves this page has ended. Start it again and load the page.");
    } finally {
      unanswered -= 1;
    }
  });
}

/** The browser asks before decisions that no file has are left. */
const refuse = event => event.preventDefault();

/** Guards the page while there are decisions that are not exported; a served page has each of them kept. */
function warnOfLoss(changed) {
  removeEventListener("beforeunload", refuse);
  if (changed && decided.size && !data.decisionsFile) addEventListener("beforeunload", refuse);
}

function exportDecisions() {
  const sorted = Object.fromEntries([...decided].sort((a, b) => a[0] < b[0] ? -1 : 1));
  const text = JSON.stringify({...data.decisions, decisions: sorted}, null, 2) + "\n";
  const link = make("a", {href: URL.createObjectURL(new Blob([text], {type: "application/json"})), download: "decisions.json"});
  link.click();
  warnOfLoss(false);
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function toggle(failure, word) {
  decide([failure], {verdict: verdict(failure) === word ? undefined : word});
}

const groupOf = failure => data.failures.filter(other => other.group === failure.group);

/** Decides about every failure with the cause of the open one. What changed for other reasons too is approved by itself. */
function decideGroup(word) {
  const failure = data.failures[state.open];
  if (failure) decide(groupOf(failure).filter(other => word !== "approved" || other.isWhole), {verdict: word});
}

function decisionTools(failure, mates) {
  const word = verdict(failure);
  const button = (value, label) => make("button", {class: `chip ${value}`, "data-verdict": value,
    "aria-pressed": String(word === value), onclick: () => toggle(failure, value)}, label);
  const whole = mates.filter(other => other.isWhole).length, rest = mates.length - whole;
  return make("div", {class: "bar decision", role: "toolbar", "aria-label": "Decide"},
    approvable(failure) ? button("approved", "Approve  y") : null, button("rejected", "Reject  x"),
    mates.length > 1 && whole ? make("button", {class: "chip", id: "approve-group", onclick: () => decideGroup("approved")},
      rest ? `Approve the ${whole} with this cause alone  Y` : `Approve all ${whole} with this cause  Y`) : null,
    mates.length > 1 ? make("button", {class: "chip", id: "reject-group", onclick: () => decideGroup("rejected")},
      `Reject all ${mates.length}  X`) : null,
    mates.length > 1 && rest ? make("span", {class: "faint", id: "others"},
      `${rest} changed for other reasons too`) : null,
    make("input", {type: "text", id: "note", placeholder: "Note", "aria-label": `Note about ${failure.name}`, maxlength: 4000,
      value: decided.get(failure.key)?.note ?? "", onchange: event => decide([failure], {note: event.target.value || undefined})}));
}

// The list

const shows = failure => !state.hidden.has(failure.state)
  && state.search.toLowerCase().split(/\s+/).every(word => failure.text.includes(word));
let shown = [];

function renderList() {
  const groups = new Map();
  for (const failure of data.failures.filter(shows)) {
    if (!groups.has(failure.group)) groups.set(failure.group, []);
    groups.get(failure.group).push(failure);
  }
  const sorted = [...groups].sort((a, b) => a[0] - b[0]);
  shown = sorted.flatMap(([, failures]) => failures);
  fill(byId("list"), ...sorted.flatMap(([group, failures]) => [
    make("h2", {}, `${data.groups[group].title} · ${failures.length}`),
    ...failures.map(failure => make("button", {class: "item", "data-index": failure.index,
      "aria-current": String(failure.index === state.open), onclick: () => open(failure.index)},
      make("span", {class: `dot ${failure.state}`, "aria-hidden": "true"}), failure.name,
      verdict(failure) ? make("span", {class: `sign ${verdict(failure)}`, "aria-hidden": "true"}, signs[verdict(failure)]) : null,
      make("span", {class: "hidden"}, `, ${failure.state}${verdict(failure) ? `, ${verdict(failure)}` : ""}`)))]),
    shown.length ? null : make("p", {class: "faint", style: {padding: "10px 14px"}}, "Nothing matches."));
  byId("counts").textContent = data.counts + (shown.length < data.failures.length ? ` · shown: ${shown.length}` : "");
}

function step(by) {
  const place = shown.findIndex(failure => failure.index === state.open);
  const next = shown[place < 0 ? 0 : place + by];
  if (next) open(next.index);
}

function open(index) {
  if (!data.failures[index]) return renderDetail();
  Object.assign(state, {open: index, region: -1, fresh: true});
  all("#list .item").forEach(item => {
    const isOpen = +item.dataset.index === index;
    item.setAttribute("aria-current", isOpen);
    if (isOpen) item.scrollIntoView({block: "nearest"});
  });
  history.replaceState(null, "", "#" + encodeURIComponent(data.failures[index].key));
  renderDetail();
  byId("detail").scrollTop = 0;
}

// A failure

const tags = {missing: "warning", changed: "warning", new: "note", gone: "note"};

function command(text, label) {
  return make("p", {class: "command"}, make("code", {}, text),
    make("button", {class: "chip", "aria-label": `Copy: ${label}`, onclick: event => copy(text, event.currentTarget)}, label));
}

function picture(file, name, className = "") {
  return make("img", {src: file, alt: name, class: className, draggable: "false"});
}

function marks(failure) {
  return failure.regions.map((region, index) => {
    const [x, y, w, h] = region.pixels;
    return make("span", {class: "mark" + (index === state.region ? " here" : ""),
      style: {left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px`}});
  });
}

function pane(failure, title, pictures, className, ...extra) {
  // What is inside of an image is not read out, and the handle must be.
  const stage = make("div", {class: `stage ${className}`, role: className === "swipe" ? "group" : "img", "aria-label": `${failure.name}, ${title}`,
    style: {width: `${failure.size[0]}px`, height: `${failure.size[1]}px`}}, ...pictures, ...extra);
  const frame = make("div", {class: `frame ${className === "heat" ? "" : className}`}, stage);
  return make("div", {class: "pane"}, make("p", {}, title), frame);
}

function panes(failure) {
  const {expected, actual, difference} = failure;
  const both = () => [picture(expected, before), picture(actual, after, "second")];
  switch (state.mode) {
    case "side": return [
      pane(failure, before, [picture(expected, before)], ""),
      pane(failure, after, [picture(actual, after)], "", ...marks(failure))];
    case "swipe": {
      const handle = make("div", {class: "handle", role: "slider", tabindex: 0, "aria-label": "Where the pictures meet",
        "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(state.share * 100),
        style: {left: `calc(var(--share) * 100%)`}});
      return [pane(failure, `${before} left, ${after} right`, both(), "swipe", handle)];
    }
    case "onion": return [pane(failure, `${after} over ${before}`, both(), "onion")];
    case "blink": return [pane(failure, `${before} and ${after} in turn`, both(), "blink")];
    case "difference": return [pane(failure, "red is new, blue is gone, violet changed its hue",
      [picture(difference, "difference")], "")];
    default: return [pane(failure, "how much the colours differ", both(), "heat")];
  }
}

function viewer(failure) {
  const box = make("div", {class: `panes ${state.mode}`, style: {"--share": state.share}}, ...panes(failure));
  state.view.stages = all(".stage", box);
  all(".frame", box).forEach(frame => {
    state.view.attach(frame);
    linkCursor(frame, box);
  });
  all(".handle", box).forEach(handle => slide(handle, box));
  return box;
}

/** A picture that only one side has: what would be recorded where nothing is, or what is gone. */
function onlyPicture(failure) {
  const title = failure.actual ? "new" : "gone";
  const box = make("div", {class: "panes side"}, pane(failure, title, [picture(failure.actual || failure.expected, title)], ""));
  state.view.stages = all(".stage", box);
  all(".frame", box).forEach(frame => state.view.attach(frame));
  return box;
}

/** Shows in every frame where the pointer is in one of them. */
function linkCursor(frame, box) {
  frame.addEventListener("pointermove", event => {
    const place = frame.getBoundingClientRect();
    for (const other of all(".frame", box)) {
      let cursor = other.querySelector(".cursor");
      if (other === frame) { cursor?.remove(); continue; }
      if (!cursor) other.append(cursor = make("span", {class: "cursor"}));
      cursor.style.setProperty("left", `${event.clientX - place.left}px`);
      cursor.style.setProperty("top", `${event.clientY - place.top}px`);
    }
  });
  frame.addEventListener("pointerleave", () => all(".cursor", box).forEach(cursor => cursor.remove()));
}

function setShare(share, box) {
  state.share = Math.min(Math.max(share, 0), 1);
  box.style.setProperty("--share", state.share);
  all(".handle", box).forEach(handle => handle.setAttribute("aria-valuenow", Math.round(state.share * 100)));
  const range = byId("share");
  if (range) range.value = state.share;
}

function slide(handle, box) {
  handle.addEventListener("pointerdown", event => {
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", event => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    event.stopPropagation();
    const place = handle.closest(".stage").getBoundingClientRect();
    setShare((event.clientX - place.left) / place.width, box);
  });
  handle.addEventListener("keydown", event => {
    const by = {ArrowLeft: -0.02, ArrowRight: 0.02}[event.key];
    if (by) setShare(state.share + by, box);
  });
}

function fit() {
  const frame = document.querySelector(".frame"), failure = data.failures[state.open];
  if (!frame || !failure.size.length) return;
  const scale = Math.min(frame.clientWidth / failure.size[0], frame.clientHeight / failure.size[1], 4);
  Object.assign(state.view, {scale, x: (frame.clientWidth - failure.size[0] * scale) / 2, y: 0});
  state.view.apply();
}

function jump(index) {
  const failure = data.failures[state.open];
  if (!failure.regions.length) return;
  state.region = (index + failure.regions.length) % failure.regions.length;
  const frame = document.querySelector(".frame"), [x, y, w, h] = failure.regions[state.region].pixels;
  const scale = Math.min(Math.max(Math.min(frame.clientWidth / (w + 40), frame.clientHeight / (h + 40)), 0.2), 8);
  Object.assign(state.view, {scale, x: frame.clientWidth / 2 - (x + w / 2) * scale, y: frame.clientHeight / 2 - (y + h / 2) * scale});
  state.view.apply();
  all(".mark").forEach((mark, place) => mark.classList.toggle("here", place % failure.regions.length === state.region));
  all("#regions button").forEach((button, place) => button.setAttribute("aria-current", place === state.region));
}

/** A changed line with what differs from its counterpart marked: numbers, words, signs. */
function marked(text, other) {
  if (other === undefined) return [text];
  const cut = line => line.match(/-?\d+(\.\d+)?|[\p{L}_]+|./gu) || [];
  const known = cut(other), parts = cut(text);
  let start = 0, end = 0;
  while (start < parts.length && parts[start] === known[start]) start++;
  while (end < parts.length - start && end < known.length - start && parts.at(-1 - end) === known.at(-1 - end)) end++;
  const inner = parts.slice(start, parts.length - end), rest = new Set(known.slice(start, known.length - end));
  return [parts.slice(0, start).join(""),
    ...inner.map(part => rest.has(part) ? part : make("b", {}, part)),
    end ? parts.slice(-end).join("") : ""];
}

function lines(failure) {
  const rows = [];
  for (let i = 0; i < failure.lines.length;) {
    const removed = [], added = [];
    while (failure.lines[i]?.kind === "removed") removed.push(failure.lines[i++].text);
    while (failure.lines[i]?.kind === "added") added.push(failure.lines[i++].text);
    const row = (kind, sign, content) => make("span", {class: `line ${kind}`}, sign + " ", ...content);
    removed.forEach((text, place) => rows.push(row("removed", "-", marked(text, added[place])), "\n"));
    added.forEach((text, place) => rows.push(row("added", "+", marked(text, removed[place])), "\n"));
    if (removed.length || added.length) continue;
    const line = failure.lines[i++];
    rows.push(row(line.kind === "skipped" ? "faint" : "", " ",
      [line.kind === "skipped" ? `… ${line.text} equal ${line.text === "1" ? "line" : "lines"}` : line.text]), "\n");
  }
  return make("pre", {tabindex: 0, "aria-label": "Changed lines"}, ...rows);
}

function tools(failure) {
  return make("div", {class: "bar", role: "toolbar", "aria-label": "Ways to compare"},
    ...modes.map(([mode, label], index) => make("button", {class: "chip", "data-mode": mode, "aria-pressed": String(state.mode === mode),
      onclick: () => setMode(mode)}, `${label}  ${index + 1}`)),
    ["swipe", "onion"].includes(state.mode) ? make("input", {type: "range", id: "share", min: 0, max: 1, step: 0.01,
      value: state.share, "aria-label": state.mode === "swipe" ? "Where the pictures meet" : `Opacity of the picture ${after}`,
      oninput: event => setShare(+event.target.value, document.querySelector(".panes"))}) : null,
    make("button", {class: "chip", onclick: fit}, "Fit  0"),
    failure.regions.length ? make("button", {class: "chip", onclick: () => jump(state.region + 1)}, "Next place  n") : null);
}

function setMode(mode) {
  // One picture has twice the room of two.
  state.fresh = state.fresh || (state.mode === "side") !== (mode === "side");
  Object.assign(state, {mode, region: -1});
  renderDetail();
}

function regions(failure) {
  if (!failure.regions.length) return null;
  return make("ol", {id: "regions", "aria-label": "Changed places"}, ...failure.regions.map((region, index) =>
    make("li", {}, make("button", {"aria-current": String(index === state.region), onclick: () => jump(index)},
      make("code", {}, `${region.pixels[2]}×${region.pixels[3]} at (${region.pixels[0]}, ${region.pixels[1]})`), " ",
      region.views.join(", ")))));
}

/** More causes than these are folded. */
const mostCauses = 16;

function causes(failure) {
  const list = (causes, label) => make("ul", {"aria-label": label}, ...causes.map(cause => make("li", {}, cause)));
  const first = failure.causes.slice(0, mostCauses), rest = failure.causes.slice(mostCauses);
  return [first.length ? list(first, "Causes") : null,
    rest.length ? make("details", {id: "more-causes"},
      make("summary", {}, `${rest.length} more ${rest.length === 1 ? "cause" : "causes"}`), list(rest, "More causes")) : null];
}

function renderDetail() {
  const failure = data.failures[state.open];
  if (!failure) return byId("detail").replaceChildren(make("p", {}, data.words.none), others());
  const group = data.groups[failure.group], mates = data.failures.filter(other => other.group === failure.group);
  fill(byId("detail"),
    make("h1", {}, failure.name, " ", make("span", {class: `tag ${tags[failure.state] || "error"}`}, failure.state)),
    make("p", {class: "faint"}, make("code", {}, failure.origin)),
    decisionTools(failure, mates),
    make("p", {class: "message"}, failure.summary),
    ...causes(failure),
    failure.source ? make("p", {}, make("span", {class: "tag note"}, "source"), " ", failure.source) : null,
    failure.library ? make("p", {}, make("span", {class: "tag note"}, "libraries"), " ", failure.library) : null,
    ...(failure.difference ? [tools(failure), viewer(failure), regions(failure)]
      : failure.size.length && !failure.lines.length && (failure.actual || failure.expected) ? [onlyPicture(failure)] : []),
    failure.state === "missing" && failure.actual && !failure.size.length
      ? make("p", {}, make("a", {href: failure.actual, id: "new"}, "What would be recorded")) : null,
    failure.lines.length ? lines(failure) : null,
    failure.picture ? make("p", {}, make("img", {src: failure.picture, class: "scene", alt: `The scene of ${failure.name} now`})) : null,
    failure.inspector ? make("p", {}, make("a", {href: failure.inspector, id: "inspector"}, "Take the scene apart")) :
      failure.inspection ? command(failure.inspection, "Take the scene apart") : null,
    ...(failure.state === "failed" || !failure.command ? [] : [command(failure.command, "Accept this one  a"),
      mates.length > 1 ? command(group.command, `Accept all ${mates.length} with this cause`) : null]),
    others());
  if (state.fresh) fit();
  state.fresh = false;
  state.view.apply();
}

/** The findings of checks that came or went. */
function found(title, isNew) {
  const findings = data.findings.filter(finding => finding.isNew === isNew);
  return findings.length ? [make("h2", {}, title), make("ul", {"aria-label": title}, ...findings.map(finding => make("li", {},
    make("span", {class: `tag ${finding.severity}`}, finding.severity), " ", make("code", {}, finding.location), " ", finding.text,
    wholeMessage(finding))))] : [];
}

function others() {
  const list = (title, names, extra) => names.length ? [make("h2", {}, title),
    make("ul", {}, ...names.map(name => make("li", {}, make("code", {}, name)))), extra] : [];
  const unseen = data.unseen.length ? [make("details", {open: data.failures.length ? null : ""},
    make("summary", {}, `Changes that no picture shows (${data.unseen.length})`),
    make("ul", {}, ...data.unseen.map(words => make("li", {}, words))))] : [];
  return make("div", {}, ...list("No case claims", data.unclaimed, command(data.prune, "Remove them")),
    ...list("Too large", data.oversized), ...list("Renamed", data.renames),
    ...found("New findings", true), ...found("Findings gone", false), ...unseen);
}

// The page

const keys = [["j k", "next failure, previous failure"], ["y x", "approve, reject; again takes it back"], ["Y X", "approve all with the same cause alone, reject all with it"], ["u", "undo the last decision"], ["1 – 6", modes.map(([, label]) => label.toLowerCase()).join(", ")],
  ["n p", "next changed place, previous one"], ["+ − 0", "zoom in, out, fit; the wheel and dragging work too"],
  ...(data.acceptAll ? [["a", "copy the command that accepts this failure"]] : []), ["/", "search"], ["?", "this list"]];
document.querySelector("main").replaceChildren(
  make("header", {}, make("h1", {}, data.words.title),
    data.words.subtitle ? make("p", {class: "faint", id: "subtitle"}, data.words.subtitle) : null,
    make("p", {class: "faint", id: "counts", role: "status"}),
    make("p", {class: "faint", id: "decided", role: "status"}),
    make("div", {class: "tools"},
      make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search failures",
        oninput: event => { state.search = event.target.value; renderList(); }}),
      ...states.filter(word => data.failures.some(failure => failure.state === word)).map(word =>
        make("button", {class: "chip", "data-state": word, "aria-pressed": "true", onclick: event => {
          if (!state.hidden.delete(word)) state.hidden.add(word);
          event.currentTarget.setAttribute("aria-pressed", !state.hidden.has(word));
          renderList();
        }}, `${word} ${data.failures.filter(failure => failure.state === word).length}`)),
      data.failures.length && data.acceptAll ? make("button", {class: "chip", id: "accept-all", onclick: event => copy(data.acceptAll, event.currentTarget)},
        "Copy: accept all") : null,
      data.failures.length ? make("button", {class: "chip", id: "approve-all", onclick: () => decide(data.failures.filter(shows), {verdict: "approved"})},
        "Approve all shown") : null,
      data.failures.length ? make("button", {class: "chip", id: "reject-all", onclick: () => decide(data.failures.filter(shows), {verdict: "rejected"})},
        "Reject all shown") : null,
      make("button", {class: "chip", id: "undo", onclick: undo}, "Undo  u"),
      data.decisionsFile ? null : make("button", {class: "chip", id: "export", onclick: exportDecisions}, "Export decisions"),
      data.acceptApproved ? make("button", {class: "chip", id: "accept-approved", onclick: event => copy(data.acceptApproved
        + (data.decisionsFile ? "" : " --decisions decisions.json"), event.currentTarget)}, "Copy: record what is approved") : null,
      make("button", {class: "chip", "aria-label": "Keys", onclick: () => byId("help").showModal()}, "?"))),
  make("nav", {id: "list", "aria-label": "Failures"}), make("article", {id: "detail", "aria-label": "Failure"}),
  make("dialog", {id: "help", "aria-label": "Keys"}, make("h2", {}, "Keys"),
    make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
    make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));
document.body.append(heatFilter());
const asked = data.failures.findIndex(failure => "#" + encodeURIComponent(failure.key) === location.hash);
renderList();
tellDecisions();
if (data.decisionsFile) saving = fetch("decisions").then(answer => answer.json()).then(kept => unanswered || take(kept)).catch(() => {});
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
  if (event.target.matches("input[type=search], input[type=text]")) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  const failure = data.failures[state.open];
  const actions = {
    j: () => step(1), k: () => step(-1), n: () => jump(state.region + 1), p: () => jump(state.region - 1), "0": fit,
    "+": () => state.view.zoom(1.25), "=": () => state.view.zoom(1.25), "-": () => state.view.zoom(0.8),
    y: () => failure && approvable(failure) && toggle(failure, "approved"), x: () => failure && toggle(failure, "rejected"), u: undo,
    Y: () => decideGroup("approved"), X: () => decideGroup("rejected"),
    "/": () => byId("search").focus(), "?": () => byId("help").showModal(),
    a: () => document.querySelector('#detail .command button[aria-label^="Copy: Accept this one"]')?.click(),
  };
  const mode = failure?.difference && modes[+event.key - 1];
  const action = mode ? () => setMode(mode[0]) : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
