// What lies around a pixel, and how much of it is equal to it.
#pragma once
#include <string.h>

#include "CKeylinePixelComparison.h"

enum { block = 16 };  // pixels that are looked at together

typedef struct {
    const uint32_t *pixels;
    size_t stride;
} picture;

typedef struct {
    picture left, right;
    size_t width, height;
    const cpixels_judgement *judgement;
} comparison;

// A pixel and its neighbours, column by column, as pixelmatch goes through them: of equal extremes the first counts. Places outside
// the picture hold the pixel itself, which is never an extreme.
typedef struct {
    uint32_t words[9];
    // Equal neighbours; at the edge of the picture one more.
    unsigned equal;
} neighbourhood;

enum { middle = 4 };

static inline bool is_inner(const comparison *c, size_t x, size_t y) {
    return x > 0 && y > 0 && x + 1 < c->width && y + 1 < c->height;
}

// Four pixels of a row, of which the first three count.
typedef uint32_t four_pixels __attribute__((vector_size(16)));

static inline four_pixels three_at(const uint32_t *row) {
    four_pixels pixels;
    memcpy(&pixels, row, sizeof pixels);
    return pixels;
}

// How many neighbours of an inner pixel are equal to it; one pixel more of each row is read than counts.
static inline unsigned inner_equal_count(const picture *p, size_t x, size_t y) {
    const uint32_t *above = p->pixels + (y - 1) * p->stride + x - 1, *row = above + p->stride, *below = row + p->stride;
    four_pixels own = {row[1], row[1], row[1], row[1]};
    four_pixels equal = (four_pixels)(three_at(above) == own) + (four_pixels)(three_at(row) == own)
        + (four_pixels)(three_at(below) == own);
    return 0 - (equal[0] + equal[1] + equal[2]) - 1;  // a lane that is equal is −1, and the pixel is equal to itself
}

static inline neighbourhood inner_neighbourhood(const picture *p, size_t x, size_t y) {
    neighbourhood n;
    const uint32_t *above = p->pixels + (y - 1) * p->stride + x - 1, *row = above + p->stride, *below = row + p->stride;
    for (size_t i = 0; i < 3; i++) {
        n.words[3 * i] = above[i];
        n.words[3 * i + 1] = row[i];
        n.words[3 * i + 2] = below[i];
    }
    uint32_t own = row[1];
    n.equal = (above[0] == own) + (above[1] == own) + (above[2] == own) + (row[0] == own) + (row[2] == own)
        + (below[0] == own) + (below[1] == own) + (below[2] == own);
    return n;
}

static neighbourhood edge_neighbourhood(const comparison *c, const picture *p, size_t x, size_t y) {
    neighbourhood n = {.equal = 1};
    uint32_t own = p->pixels[y * p->stride + x];
    for (size_t i = 0; i < 9; i++) {
        size_t column = x + i / 3, row = y + i % 3;  // one too far, so that no number is negative
        bool is_inside = column > 0 && row > 0 && column <= c->width && row <= c->height;
        n.words[i] = is_inside ? p->pixels[(row - 1) * p->stride + column - 1] : own;
        n.equal += is_inside && i != middle && n.words[i] == own;
    }
    return n;
}

static inline neighbourhood neighbourhood_at(const comparison *c, const picture *p, size_t x, size_t y) {
    return is_inner(c, x, y) ? inner_neighbourhood(p, x, y) : edge_neighbourhood(c, p, x, y);
}

static inline bool is_opaque(const neighbourhood *n) {
    uint32_t all = 0xFF000000;
    for (size_t i = 0; i < 9; i++) all &= n->words[i];
    return all == 0xFF000000;
}
