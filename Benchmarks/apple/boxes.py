"""Finds the boxes of a picture: filled shapes, pictures and lines of text, with those inside one another.

The commonest colour at a picture's border is its background. Whatever differs from it is joined where the gaps are small, as between letters and
words, and each joined part is a box. A part that is mostly of one colour is a background for the parts inside it.
"""

import dataclasses

import numpy
from PIL import Image
from scipy import ndimage

# How far a channel must be from the background, of 255.
CONTRAST = 10
# Gaps in points that letters and words of a line have at most, and lines of text.
WORD_GAP = 8.0
LINE_GAP = 0.7
# Points on a side of the smallest box: dots of letters are smaller.
SMALLEST_BOX = 4
# Points on a side of the smallest area that is searched for parts.
SMALLEST_AREA = 14
DEEPEST = 5


@dataclasses.dataclass
class Box:
    """A box in points, with its colour; `kind` is text or shape."""

    left: float
    top: float
    right: float
    bottom: float
    kind: str
    colour: tuple
    depth: int = 0

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    def edges(self):
        return (self.left, self.top, self.right, self.bottom)


class Picture:
    """The pixels of a PNG over white, and its pixels per point."""

    def __init__(self, path, scale=None):
        image = Image.open(path)
        dots = image.info.get('dpi')
        # PNG counts dots of a metre: 72 of an inch are one pixel of a point.
        self.scale = scale or (max(1, round(dots[0] / 72)) if dots else 1)
        image = image.convert('RGBA')
        white = Image.new('RGBA', image.size, (255, 255, 255, 255))
        self.image = Image.alpha_composite(white, image).convert('RGB')
        self.pixels = numpy.asarray(self.image).astype(numpy.int16)

    @property
    def size(self):
        return self.image.width / self.scale, self.image.height / self.scale

    def boxes(self):
        result = []
        self.search((0, 0, self.image.width, self.image.height), None, 0, result)
        return result

    def search(self, area, mask, depth, result):
        """Adds the boxes within an area in pixels."""
        left, top, right, bottom = area
        part = self.pixels[top:bottom, left:right]
        background = commonest(part, mask) if mask is not None else commonest(border(part), None)
        differs = numpy.abs(part - background).max(axis=2) > CONTRAST
        if mask is not None:
            differs &= mask
        for box, inside in self.parts(differs, left, top):
            x, y, width, height = box
            cut = self.pixels[y:y + height, x:x + width]
            fill, share = commonest_share(cut, inside)
            is_text = self.is_text(cut, inside, background, share)
            colour = farthest(cut[inside], background) if is_text else fill
            result.append(Box(x / self.scale, y / self.scale, (x + width) / self.scale, (y + height) / self.scale,
                              'text' if is_text else 'shape', tuple(int(value) for value in colour), depth))
            smallest = SMALLEST_AREA * self.scale
            # What an outline surrounds is on the background that the outline is on, and is found there.
            is_filled = share > 0.3 and inside.mean() > 0.5
            if not is_text and is_filled and min(width, height) > smallest and depth < DEEPEST:
                filled = ndimage.binary_fill_holes(inside)
                # The blurred edge of a shape is no part inside it.
                filled = ndimage.binary_erosion(filled, iterations=max(1, self.scale))
                self.search((x, y, x + width, y + height), filled, depth + 1, result)

    def parts(self, differs, left, top):
        """The joined parts of a mask as boxes in pixels, each with its mask."""
        words = 2 * round(WORD_GAP * self.scale / 2) + 1
        lines = 2 * round(LINE_GAP * self.scale / 2) + 1
        # Only small pieces are joined: two cards side by side stay two.
        pieces, count = ndimage.label(differs, numpy.ones((3, 3)))
        small = numpy.zeros_like(differs)
        large = numpy.zeros(count + 1, bool)
        for index, place in enumerate(ndimage.find_objects(pieces), 1):
            height = place[0].stop - place[0].start
            width = place[1].stop - place[1].start
            large[index] = height > 40 * self.scale or width > 60 * self.scale
        small = differs & ~large[pieces]
        joined = ndimage.binary_closing(
            numpy.pad(small, words), numpy.ones((lines, words)))[words:-words, words:-words] | small
        labels, _ = ndimage.label(joined, numpy.ones((3, 3)))
        for labelled, within in ((labels, small), (numpy.where(large[pieces], pieces, 0), differs)):
            for index, place in enumerate(ndimage.find_objects(labelled), 1):
                if place is None:
                    continue
                inside = (labelled[place] == index) & within[place]
                rows, columns = numpy.flatnonzero(inside.any(axis=1)), numpy.flatnonzero(inside.any(axis=0))
                if not len(rows) or max(len(rows), len(columns)) < SMALLEST_BOX * self.scale:
                    continue
                inside = inside[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
                yield ((left + place[1].start + int(columns[0]), top + place[0].start + int(rows[0]),
                        inside.shape[1], inside.shape[0]), inside)

    def is_text(self, cut, inside, background, share):
        """Whether a part looks like a line of text: two or more pieces beside one another, none of which fills it."""
        height, width = inside.shape
        if height > 45 * self.scale or height < 3 * self.scale or width < height * 0.9:
            return False
        _, count = ndimage.label(inside, numpy.ones((3, 3)))
        return count >= 2 and inside.mean() < 0.72 and not (share > 0.85 and inside.mean() > 0.6)


def border(pixels):
    """The outermost pixels, which show a picture's background even where a card fills most of it."""
    return numpy.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])


def keys(pixels):
    """Colours as one number each, and only some of many."""
    flat = pixels.reshape(-1, 3) if pixels.ndim == 3 else pixels
    return (flat[:, 0].astype(numpy.int64) << 16) | (flat[:, 1].astype(numpy.int64) << 8) | flat[:, 2]


def commonest_share(pixels, mask):
    chosen = pixels[mask] if mask is not None else pixels.reshape(-1, 3)
    if not len(chosen):
        return numpy.zeros(3, numpy.int16), 0
    values, counts = numpy.unique(keys(chosen), return_counts=True)
    value = int(values[counts.argmax()])
    return numpy.array([value >> 16, value >> 8 & 255, value & 255], numpy.int16), counts.max() / len(chosen)


def commonest(pixels, mask):
    return commonest_share(pixels, mask)[0]


def farthest(pixels, background):
    """The colour farthest from the background: the letters' own, which their blurred edges never reach."""
    distances = numpy.abs(pixels - background).sum(axis=1)
    return pixels[distances.argmax()]


@dataclasses.dataclass
class Match:
    """A box of Apple's picture, and the one of Keyline's picture that is most like it."""

    apple: Box
    keyline: Box | None

    @property
    def farthest_edge(self):
        """How many points the farthest edge is off."""
        if self.keyline is None:
            return float('inf')
        return max(abs(one - other) for one, other in zip(self.apple.edges(), self.keyline.edges()))

    @property
    def is_near(self):
        return self.farthest_edge <= 1.0001

    @property
    def has_width(self):
        """Whether a text is as wide, within 1.5 %; a pixel of three to a point is less than any device shows."""
        if self.keyline is None:
            return False
        return abs(self.apple.width - self.keyline.width) <= max(0.015 * self.apple.width, 1 / 3 + 1e-6)

    @property
    def has_colour(self):
        if self.keyline is None:
            return False
        return max(abs(one - other) for one, other in zip(self.apple.colour, self.keyline.colour)) <= 2


def match(apple, keyline):
    """Pairs boxes, the nearest first; each is used once."""
    costs = []
    for i, one in enumerate(apple):
        for j, other in enumerate(keyline):
            if one.kind != other.kind:
                continue
            cost = sum(abs(a - b) for a, b in zip(one.edges(), other.edges()))
            if cost <= 24 + (one.width + one.height) * 0.5:
                costs.append((cost, i, j))
    partners, used = {}, set()
    for _, i, j in sorted(costs):
        if i not in partners and j not in used:
            partners[i] = j
            used.add(j)
    return [Match(box, keyline[partners[i]] if i in partners else None) for i, box in enumerate(apple)]
