"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const byId = id => document.getElementById(id);

/** Makes an element: attributes by name, listeners as on…, children as nodes or text. States for screen readers are words. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (key.startsWith("aria-")) element.setAttribute(key, String(value));
    else if (value === false) continue;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [rule, text] of Object.entries(value)) element.style.setProperty(rule, text);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined));
  return element;
}

/** Apple's whole message of a finding that is told in a sentence, folded. */
function wholeMessage(finding) {
  return finding.log ? make("details", {}, make("summary", {}, "The whole message"), make("pre", {tabindex: 0}, finding.log)) : null;
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

async function copy(text, button) {
  try { await navigator.clipboard.writeText(text); }
  catch {
    const area = make("textarea", {}, text);
    (document.querySelector("dialog[open]") || document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const label = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => button.textContent = label, 1200);
}

/** Zoom and pan of one or two pictures together. */
class View {
  constructor() { this.reset(); this.stages = []; }
  reset() { this.scale = 1; this.x = 0; this.y = 0; }
  apply() {
    for (const stage of this.stages)
      stage.style.setProperty("transform", `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
  }
  zoom(factor, x = 0, y = 0) {
    const scale = Math.min(Math.max(this.scale * factor, 0.1), 16);
    this.x = x - (x - this.x) * scale / this.scale;
    this.y = y - (y - this.y) * scale / this.scale;
    this.scale = scale;
    this.apply();
  }
  pan(dx, dy) { this.x += dx; this.y += dy; this.apply(); }
  /** Lets a box zoom by wheel and pan by dragging. */
  attach(box) {
    box.addEventListener("wheel", event => {
      event.preventDefault();
      const place = box.getBoundingClientRect(), stage = box.querySelector(".stage");
      this.zoom(Math.exp(-event.deltaY / 400), event.clientX - place.left - stage.offsetLeft,
        event.clientY - place.top - stage.offsetTop);
    }, {passive: false});
    box.addEventListener("pointerdown", event => {
      if (event.button !== 0 || event.target.closest("input, button, a")) return;
      box.setPointerCapture(event.pointerId);
      this.dragging = true;
    });
    box.addEventListener("pointermove", event => { if (this.dragging) this.pan(event.movementX, event.movementY); });
    box.addEventListener("pointerup", () => this.dragging = false);
  }
}
