#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CKeylinePixels.h"
#include "arithmetic.h"

// Channels have eight more bits while a line is blurred, so that three boxes round no more than one does.
enum { channels = 4, extra_bits = 8 };

// A Gaussian along one axis. Below two pixels a box is too coarse: weights in parts of 65536. Else three boxes in a row whose outermost
// pixels count in part, so that the variance is exact (Gwosdek, Grewenig, Bruhn, Weickert: Theoretical Foundations of Gaussian
// Convolution by Extended Box Filtering, 2011).
typedef struct {
    size_t reach;  // of the weights, to either side; 0 where boxes do it
    uint32_t weights[8];
    size_t whole;          // how many pixels to either side count wholly
    uint64_t share, edge;  // of a pixel inside and of one at the edge, in parts of 2^32
} gaussian;

static const double finest_box = 2.0, most = 4096.0;

static gaussian make_boxes(double deviation) {
    const double variance = deviation * deviation / 3;
    const double r = floor((sqrt(12 * variance + 1) - 1) / 2), next = (r + 1) * (r + 1);
    const double part = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - next));
    const double width = 2 * r + 1 + 2 * part, unit = 4294967296.0;
    return (gaussian){
        .whole = (size_t)r, .share = (uint64_t)(unit / width + 0.5), .edge = (uint64_t)(unit * part / width + 0.5)};
}

static gaussian make_gaussian(double deviation) {
    if (deviation > most) deviation = most;
    if (deviation >= finest_box) return make_boxes(deviation);
    gaussian g = {0};
    g.reach = (size_t)ceil(3 * deviation);
    double weights[8], sum = 0;
    for (size_t i = 0; i <= g.reach; i++) {
        weights[i] = exp(-(double)(i * i) / (2 * deviation * deviation));
        sum += weights[i] * (i == 0 ? 1 : 2);
    }
    uint32_t rest = 65536;
    for (size_t i = g.reach; i > 0; i--) {
        g.weights[i] = (uint32_t)(weights[i] / sum * 65536 + 0.5);
        rest -= 2 * g.weights[i];
    }
    g.weights[0] = rest;
    return g;
}

static void weigh(const uint16_t *in, uint16_t *out, size_t count, const gaussian *g) {
    for (size_t i = 0; i < count; i++) {
        for (size_t c = 0; c < channels; c++) {
            uint64_t sum = (uint64_t)g->weights[0] * in[i * channels + c];
            for (size_t d = 1; d <= g->reach; d++) {
                uint32_t pair = 0;
                if (i >= d) pair += in[(i - d) * channels + c];
                if (i + d < count) pair += in[(i + d) * channels + c];
                sum += (uint64_t)g->weights[d] * pair;
            }
            out[i * channels + c] = (uint16_t)((sum + 32768) >> 16);
        }
    }
}

static void box(const uint16_t *in, uint16_t *out, size_t count, const gaussian *g) {
    const size_t r = g->whole;
    uint64_t sums[channels] = {0};
    for (size_t i = 0; i < r && i < count; i++)
        for (size_t c = 0; c < channels; c++) sums[c] += in[i * channels + c];
    for (size_t i = 0; i < count; i++) {
        for (size_t c = 0; c < channels; c++) {
            uint64_t edges = 0;
            if (i + r < count) sums[c] += in[(i + r) * channels + c];
            if (i > r) {
                edges += in[(i - r - 1) * channels + c];
                sums[c] -= edges;
            }
            if (i + r + 1 < count) edges += in[(i + r + 1) * channels + c];
            out[i * channels + c] = (uint16_t)((sums[c] * g->share + edges * g->edge + (1ull << 31)) >> 32);
        }
    }
}

// Blurs each row of a picture and writes it as a column of another.
static void blur_rows(const uint32_t *in, size_t in_stride, size_t width, size_t height, uint32_t *out, size_t out_stride,
                      const gaussian *g, uint16_t *one, uint16_t *other) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = (const uint8_t *)(in + y * in_stride);
        for (size_t i = 0; i < width * channels; i++) one[i] = (uint16_t)(row[i] << extra_bits);
        if (g->reach > 0) {
            weigh(one, other, width, g);
        } else {
            box(one, other, width, g);
            box(other, one, width, g);
            box(one, other, width, g);
        }
        for (size_t x = 0; x < width; x++) {
            uint8_t *pixel = (uint8_t *)(out + x * out_stride + y);
            for (size_t c = 0; c < channels; c++)
                pixel[c] = (uint8_t)((other[x * channels + c] + (1 << (extra_bits - 1))) >> extra_bits);
        }
    }
}

static void transpose(const uint32_t *in, size_t in_stride, size_t width, size_t height, uint32_t *out, size_t out_stride) {
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++) out[x * out_stride + y] = in[y * in_stride + x];
}

static void turn(const uint32_t *in, size_t in_stride, size_t width, size_t height, uint32_t *out, size_t out_stride,
                 double deviation, uint16_t *one, uint16_t *other) {
    if (deviation > 0) {
        gaussian g = make_gaussian(deviation);
        blur_rows(in, in_stride, width, height, out, out_stride, &g, one, other);
    } else {
        transpose(in, in_stride, width, height, out, out_stride);
    }
}

bool cpixels_blur(uint32_t *argb, size_t width, size_t height, size_t stride, double across, double down) {
    if (width == 0 || height == 0) return true;
    size_t longest = width > height ? width : height;
    uint32_t *turned = malloc(width * height * sizeof(uint32_t));
    uint16_t *lines = malloc(2 * longest * channels * sizeof(uint16_t));
    bool succeeds = turned && lines;
    if (succeeds) {
        uint16_t *other = lines + longest * channels;
        turn(argb, stride, width, height, turned, height, across, lines, other);
        turn(turned, height, height, width, argb, stride, down, lines, other);
    }
    free(turned);
    free(lines);
    return succeeds;
}

void cpixels_make_opaque(uint32_t *argb, size_t width, size_t height, size_t stride) {
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = argb + y * stride;
        cpixels_unpremultiply(row, row, width);
        for (size_t x = 0; x < width; x++) {
            uint8_t *pixel = (uint8_t *)(row + x);
            uint8_t red = pixel[0];
            if (pixel[3] == 0) continue;
            pixel[0] = pixel[2];
            pixel[2] = red;
            pixel[3] = 255;
        }
    }
}
