// Which pixels smooth an edge.
#pragma once
#include "distance.h"
#include "neighbourhood.h"
#include "vectors.h"

// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", as pixelmatch applies it: a pixel between a darker and
// a brighter neighbour, with few equal ones, where the darkest or the brightest lies in a plain area of both pictures.

static inline unsigned equal_count(const comparison *c, const picture *p, size_t x, size_t y) {
    if (is_inner(c, x, y) && x + 2 < c->width) return inner_equal_count(p, x, y);
    return neighbourhood_at(c, p, x, y).equal;
}

static inline bool lies_in_plain_area(const comparison *c, size_t x, size_t y) {
    return equal_count(c, &c->left, x, y) > 2 && equal_count(c, &c->right, x, y) > 2;
}

// Places among the neighbours.
typedef struct {
    size_t darkest, brightest;
    bool has_both;
} extremes;

static inline bool is_plain_at(const comparison *c, size_t x, size_t y, size_t place) {
    return lies_in_plain_area(c, x + place / 3 - 1, y + place % 3 - 1);
}

// Brightness in units of 1e-8: whole numbers, whose order is that of pixelmatch's floating point for opaque colours, because no
// two of them but equal ones have the same.
static inline extremes opaque_extremes(const neighbourhood *n) {
    int64_t levels[9], least, most;
    for (size_t i = 0; i < 9; i++) {
        uint64_t r = n->words[i] & 255, g = n->words[i] >> 8 & 255, b = n->words[i] >> 16 & 255;
        levels[i] = (int64_t)(r * 29889531 + g * 58662247 + b * 11448223);
    }
    least = most = levels[middle];
    extremes e = {middle, middle, false};
    for (size_t i = 0; i < 9; i++) {  // a darker neighbour has the greater delta
        e.darkest = levels[i] < least ? i : e.darkest;
        least = levels[i] < least ? levels[i] : least;
        e.brightest = levels[i] > most ? i : e.brightest;
        most = levels[i] > most ? levels[i] : most;
    }
    e.has_both = least < levels[middle] && most > levels[middle];
    return e;
}

// With transparency the brightness of a neighbour depends on the pattern below the pixel in the middle, and colours that differ may
// look equal on it.
static extremes transparent_extremes(const comparison *c, neighbourhood *n, size_t x, size_t y) {
    background ground = background_at(y * c->width + x, c->judgement->uses_checkerboard);
    extremes e = {middle, middle, false};
    double least = 0, most = 0;
    for (size_t i = 0; i < 9; i++) {
        if (n->words[i] == n->words[middle]) continue;
        double delta = brightness_delta(n->words[middle], n->words[i], ground);
        n->equal += delta == 0;
        if (delta < least) {
            least = delta;
            e.brightest = i;
        } else if (delta > most) {
            most = delta;
            e.darkest = i;
        }
    }
    e.has_both = least < 0 && most > 0;
    return e;
}

static inline bool has_plain_extreme(const comparison *c, size_t x, size_t y, size_t darkest, size_t brightest) {
    return is_plain_at(c, x, y, darkest) || is_plain_at(c, x, y, brightest);
}

static inline bool is_antialiased(const comparison *c, const picture *p, size_t x, size_t y, bool is_counted) {
    if (!is_counted && equal_count(c, p, x, y) > 2) return false;  // the cheapest test decides most
    neighbourhood n = neighbourhood_at(c, p, x, y);
    extremes e = is_opaque(&n) ? opaque_extremes(&n) : transparent_extremes(c, &n, x, y);
    return n.equal <= 2 && e.has_both && has_plain_extreme(c, x, y, e.darkest, e.brightest);
}

// MARK: A block at once

// Which pixels of a block have two equal neighbours or fewer, a bit for each: those in plain areas need no closer look.
FOR_WIDE_VECTORS
static unsigned few_equal_in_block(const picture *p, size_t x, size_t y) {
    const uint32_t *row = p->pixels + y * p->stride + x, *above = row - p->stride, *below = row + p->stride;
    uint32_t equal[block];
    for (size_t i = 0; i < block; i++) {
        uint32_t own = row[i];
        equal[i] = (uint32_t)(above[i - 1] == own) + (above[i] == own) + (above[i + 1] == own) + (row[i - 1] == own)
            + (row[i + 1] == own) + (below[i - 1] == own) + (below[i] == own) + (below[i + 1] == own);
    }
    unsigned few = 0;
    for (size_t i = 0; i < block; i++) few |= (unsigned)(equal[i] <= 2) << i;
    return few;
}

// Which pixels of a block have few equal neighbours in each picture, as far as that is known: a few pixels are looked at one by one,
// and so are those at the edge of the pictures, where some neighbours lack.
typedef struct {
    unsigned left, right;
    bool is_counted;
} candidates;

static inline candidates smoothing_candidates(const comparison *c, size_t x, size_t y, unsigned beyond) {
    if (!c->judgement->ignores_antialiasing) return (candidates){0, 0, true};
    if (__builtin_popcount(beyond) < 6 || !is_inner(c, x, y) || x + block >= c->width)
        return (candidates){beyond, beyond, false};
    return (candidates){
        beyond & few_equal_in_block(&c->left, x, y), beyond & few_equal_in_block(&c->right, x, y), true};
}

// The brightness of a block and of the pixels around it, in the units of `opaque_extremes`: whole numbers that a double holds.
typedef struct {
    double rows[3][block + 2];
} block_levels;

// Places of a block's extremes; a bit of `both` is set where a pixel has a darker neighbour and a brighter one.
typedef struct {
    int64_t darkest[block], brightest[block];
    unsigned both;
} block_extremes;

// False if a pixel is not opaque, for then a level says too little.
static inline bool measure_levels(const picture *p, size_t x, size_t y, block_levels *levels) {
    uint32_t alphas = 0xFF000000;
    for (size_t r = 0; r < 3; r++) {
        const uint32_t *row = p->pixels + (y + r - 1) * p->stride + x - 1;
        for (size_t i = 0; i < block + 2; i++) {
            alphas &= row[i];
            levels->rows[r][i] = (double)(int32_t)(row[i] & 255) * 29889531 + (double)(int32_t)(row[i] >> 8 & 255) * 58662247
                + (double)(int32_t)(row[i] >> 16 & 255) * 11448223;
        }
    }
    return alphas == 0xFF000000;
}

// The extremes of every pixel of an inner block at once; false if a pixel is not opaque.
FOR_WIDE_VECTORS
static bool extremes_in_block(const picture *p, size_t x, size_t y, block_extremes *extremes) {
    block_levels levels;
    if (!measure_levels(p, x, y, &levels)) return false;
    double least[block], most[block];
    for (size_t i = 0; i < block; i++) {
        least[i] = most[i] = levels.rows[1][i + 1];
        extremes->darkest[i] = extremes->brightest[i] = middle;
    }
    for (size_t place = 0; place < 9; place++) {
        const double *row = levels.rows[place % 3] + place / 3;
        for (size_t i = 0; i < block; i++) {
            extremes->darkest[i] = row[i] < least[i] ? (int64_t)place : extremes->darkest[i];
            least[i] = row[i] < least[i] ? row[i] : least[i];
            extremes->brightest[i] = row[i] > most[i] ? (int64_t)place : extremes->brightest[i];
            most[i] = row[i] > most[i] ? row[i] : most[i];
        }
    }
    extremes->both = 0;
    for (size_t i = 0; i < block; i++)
        extremes->both |= (unsigned)(extremes->darkest[i] != middle && extremes->brightest[i] != middle) << i;
    return true;
}

// Which of some pixels of a picture smooth an edge. Where many are asked after their extremes are found together.
static unsigned smoothing(const comparison *c, const picture *p, size_t x, size_t y, unsigned asked, bool is_counted) {
    block_extremes extremes;
    bool has_extremes = is_counted && __builtin_popcount(asked) > 2 && extremes_in_block(p, x, y, &extremes);
    unsigned result = 0;
    for (unsigned rest = has_extremes ? asked & extremes.both : asked; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        bool is_smoothing = has_extremes
            ? has_plain_extreme(c, x + i, y, (size_t)extremes.darkest[i], (size_t)extremes.brightest[i])
            : is_antialiased(c, p, x + i, y, is_counted);
        result |= (unsigned)is_smoothing << i;
    }
    return result;
}
