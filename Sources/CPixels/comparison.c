#include "CKeylinePixelComparison.h"

#include <string.h>

#include "distance.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

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

// MARK: Neighbourhoods

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

// MARK: Antialiasing

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

static inline bool is_antialiased(const comparison *c, const picture *p, size_t x, size_t y, bool is_counted) {
    if (!is_counted && equal_count(c, p, x, y) > 2) return false;  // the cheapest test decides most
    neighbourhood n = neighbourhood_at(c, p, x, y);
    extremes e = is_opaque(&n) ? opaque_extremes(&n) : transparent_extremes(c, &n, x, y);
    return n.equal <= 2 && e.has_both && (is_plain_at(c, x, y, e.darkest) || is_plain_at(c, x, y, e.brightest));
}

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

// MARK: Distances

static inline bool is_beyond(const comparison *c, uint32_t left, uint32_t right, size_t index) {
    const cpixels_judgement *judgement = c->judgement;
    switch (judgement->metric) {
        case cpixels_by_channel: return channel_distance(left, right) > judgement->most;
        case cpixels_by_yiq:
            return yiq_distance(left, right, background_at(index, judgement->uses_checkerboard)) > judgement->most;
        case cpixels_by_oklab:
            return oklab_distance(left, right, background_at(index, judgement->uses_checkerboard)) > judgement->most;
    }
    return true;
}

// The squared YIQ distances of a block of opaque pixels in single precision, which is wrong by less than `yiq_error`.
static const float yiq_error = 0.25f;

static inline void estimate_yiq(const uint32_t *left, const uint32_t *right, float *distances) {
    for (size_t i = 0; i < block; i++) {
        float r = (float)(int32_t)((left[i] & 255) - (right[i] & 255));
        float g = (float)(int32_t)((left[i] >> 8 & 255) - (right[i] >> 8 & 255));
        float b = (float)(int32_t)((left[i] >> 16 & 255) - (right[i] >> 16 & 255));
        float y = r * 0.29889531f + g * 0.58662247f + b * 0.11448223f;
        float in_phase = r * 0.59597799f - g * 0.27417610f - b * 0.32180189f;
        float quadrature = r * 0.21147017f - g * 0.52261711f + b * 0.31114694f;
        distances[i] = 0.5053f * y * y + 0.299f * in_phase * in_phase + 0.1957f * quadrature * quadrature;
    }
}

// Which of a block's pixels lie beyond what is tolerated, and which differ at all: a bit for each.
FOR_WIDE_VECTORS
static unsigned beyond_in_block(const comparison *c, const uint32_t *left, const uint32_t *right, size_t index,
                                unsigned *unequal) {
    uint32_t alphas = 0xFF000000;
    unsigned different = 0;
    for (size_t i = 0; i < block; i++) {
        alphas &= left[i] & right[i];
        different |= (unsigned)(left[i] != right[i]) << i;
    }
    *unequal = different;
    unsigned beyond = 0, unsure = different;
    if (c->judgement->metric == cpixels_by_yiq && alphas == 0xFF000000) {
        float distances[block], most = (float)c->judgement->most;
        estimate_yiq(left, right, distances);
        unsure = 0;
        for (size_t i = 0; i < block; i++) {
            beyond |= (unsigned)(distances[i] > most + yiq_error) << i;
            unsure |= (unsigned)(distances[i] <= most + yiq_error && distances[i] >= most - yiq_error) << i;
        }
        beyond &= different;
        unsure &= different;
    }
    for (unsigned rest = unsure; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        if (is_beyond(c, left[i], right[i], index + i)) beyond |= 1u << i;
    }
    return beyond;
}

// MARK: The whole

static void judge(const comparison *c, size_t x, size_t y, unsigned unequal, unsigned beyond, candidates may_smooth,
                  uint8_t *marks, cpixels_counts *counts) {
    unsigned smoothing = 0;
    for (unsigned rest = may_smooth.left; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        if (is_antialiased(c, &c->left, x + i, y, may_smooth.is_counted)) smoothing |= 1u << i;
    }
    for (unsigned rest = may_smooth.right & ~smoothing; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        if (is_antialiased(c, &c->right, x + i, y, may_smooth.is_counted)) smoothing |= 1u << i;
    }
    counts->different += (size_t)__builtin_popcount(beyond & ~smoothing);
    counts->antialiased += (size_t)__builtin_popcount(smoothing);
    counts->tolerated += (size_t)__builtin_popcount(unequal & ~beyond);
    if (marks == NULL) return;
    for (unsigned rest = unequal; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        bool is_beyond = beyond >> i & 1, is_smoothing = smoothing >> i & 1;
        marks[x + i] = is_smoothing ? cpixels_mark_antialiased : is_beyond ? cpixels_mark_different : cpixels_mark_tolerated;
    }
}

static inline bool is_equal_block(const uint32_t *left, const uint32_t *right) {
    uint32_t changes = 0;
    for (size_t i = 0; i < block; i++) changes |= left[i] ^ right[i];
    return changes == 0;
}

// The next block in which something differs; the first pixel that is in no whole block where nothing does.
FOR_WIDE_VECTORS
static size_t next_difference(const uint32_t *left, const uint32_t *right, size_t x, size_t width) {
    while (x + block <= width && is_equal_block(left + x, right + x)) x += block;
    return x;
}

static void compare_row(const comparison *c, size_t y, uint8_t *marks, cpixels_counts *counts) {
    const uint32_t *left = c->left.pixels + y * c->left.stride, *right = c->right.pixels + y * c->right.stride;
    size_t x = 0;
    for (; (x = next_difference(left, right, x, c->width)) + block <= c->width; x += block) {
        unsigned unequal, beyond = beyond_in_block(c, left + x, right + x, y * c->width + x, &unequal);
        judge(c, x, y, unequal, beyond, smoothing_candidates(c, x, y, beyond), marks, counts);
    }
    for (; x < c->width; x++) {
        if (left[x] == right[x]) continue;
        unsigned beyond = is_beyond(c, left[x], right[x], y * c->width + x);
        judge(c, x, y, 1, beyond, smoothing_candidates(c, x, y, beyond), marks, counts);
    }
}

void cpixels_compare(const cpixels_pair *pair, const cpixels_judgement *judgement, uint8_t *marks, size_t marks_stride,
                     cpixels_counts *counts) {
    *counts = (cpixels_counts){0, 0, 0};
    size_t row = pair->width * sizeof(uint32_t), start = pair->top * row;
    if (pair->left_stride == pair->width && pair->right_stride == pair->width
        && memcmp(pair->left + start, pair->right + start, row * (pair->bottom - pair->top)) == 0) return;
    comparison c = {
        .left = {(const uint32_t *)(const void *)pair->left, pair->left_stride},
        .right = {(const uint32_t *)(const void *)pair->right, pair->right_stride},
        .width = pair->width, .height = pair->height, .judgement = judgement};
    for (size_t y = pair->top; y < pair->bottom; y++) {
        const uint32_t *left = c.left.pixels + y * c.left.stride, *right = c.right.pixels + y * c.right.stride;
        if (memcmp(left, right, row) == 0) continue;
        compare_row(&c, y, marks == NULL ? NULL : marks + y * marks_stride, counts);
    }
}
