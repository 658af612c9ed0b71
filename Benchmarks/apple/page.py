"""The page of pairs: Apple's picture beside Keyline's, the worst first, with the boxes that are off outlined."""

import html
import os

from PIL import ImageDraw

GOOD, BAD, OTHER = (40, 160, 70), (220, 30, 40), (230, 140, 0)

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #1c1c1e; background: #f4f4f6 }
h1 { font-size: 24px; margin: 0 0 8px } h2 { font-size: 16px; margin: 0 0 4px; overflow-wrap: anywhere }
section { background: #fff; border-radius: 10px; padding: 16px; margin: 16px 0 }
.pair { display: flex; gap: 16px; flex-wrap: wrap } figure { margin: 0 } figcaption { font-size: 13px; color: #55555a }
img { max-width: min(560px, 90vw); max-height: 900px; border: 1px solid #d1d1d6 } table { border-collapse: collapse }
td, th { padding: 2px 12px 2px 0; text-align: left } li { overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } section { background: #2c2c2e }
  figcaption { color: #aeaeb2 } }
"""


def outlined(picture, boxes):
    """A picture with outlines around boxes, given as (box, colour)."""
    image = picture.image.copy()
    draw = ImageDraw.Draw(image)
    for box, colour in boxes:
        edges = [round(edge * picture.scale) for edge in box.edges()]
        edges[2], edges[3] = max(edges[2] - 1, edges[0]), max(edges[3] - 1, edges[1])
        draw.rectangle(edges, outline=colour, width=max(1, picture.scale // 2))
    return image


def write(folder, title, summary, pairs, undrawn, notes):
    """Writes index.html and the pictures that it shows.

    `pairs` is a list of comparisons, the worst first; `undrawn` names pictures that were not drawn, with the reason; `notes` are sentences.
    """
    os.makedirs(folder + '/pictures', exist_ok=True)
    parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>',
             f'<h1>{html.escape(title)}</h1><section><table>']
    parts += [f'<tr><th>{html.escape(name)}</th><td>{html.escape(value)}</td></tr>' for name, value in summary]
    parts.append('</table><p>Green boxes are within a point, red ones are not or are missing; orange ones are only in Keyline\'s picture.</p></section>')
    for index, pair in enumerate(pairs):
        names = [f'pictures/{index}-apple.png', f'pictures/{index}-keyline.png']
        ours = [(match.keyline, GOOD if match.is_near else BAD) for match in pair.matches if match.keyline]
        outlined(pair.apple, [(match.apple, GOOD if match.is_near else BAD) for match in pair.matches]).save(f'{folder}/{names[0]}')
        outlined(pair.keyline, ours + [(box, OTHER) for box in pair.extra]).save(f'{folder}/{names[1]}')
        parts.append(f'<section><h2>{html.escape(pair.name)}</h2><p>{html.escape(pair.words)}</p><div class="pair">')
        for name, label in zip(names, ("Apple's picture", "Keyline's picture")):
            parts.append(f'<figure><img loading="lazy" src="{name}" alt="{label} of {html.escape(pair.name)}">'
                         f'<figcaption>{label}</figcaption></figure>')
        parts.append('</div></section>')
    if undrawn:
        parts.append('<section><h2>Not drawn</h2><ul>')
        parts += [f'<li>{html.escape(name)}: {html.escape(reason)}</li>' for name, reason in undrawn]
        parts.append('</ul></section>')
    if notes:
        parts.append('<section><h2>Notes</h2><ul>' + ''.join(f'<li>{html.escape(note)}</li>' for note in notes) + '</ul></section>')
    with open(folder + '/index.html', 'w', encoding='utf-8') as file:
        file.write('\n'.join(parts) + '\n')
