#include "antialiasing.h"

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
    unsigned smoothed = smoothing(c, &c->left, x, y, may_smooth.left, may_smooth.is_counted);
    smoothed |= smoothing(c, &c->right, x, y, may_smooth.right & ~smoothed, may_smooth.is_counted);
    counts->different += (size_t)__builtin_popcount(beyond & ~smoothed);
    counts->antialiased += (size_t)__builtin_popcount(smoothed);
    counts->tolerated += (size_t)__builtin_popcount(unequal & ~beyond);
    if (marks == NULL) return;
    for (unsigned rest = unequal; rest != 0; rest &= rest - 1) {
        unsigned i = (unsigned)__builtin_ctz(rest);
        bool is_beyond = beyond >> i & 1, is_smoothing = smoothed >> i & 1;
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
    for (size_t y = pair->top; y < pair->bottom; y++)
        compare_row(&c, y, marks == NULL ? NULL : marks + y * marks_stride, counts);
}
