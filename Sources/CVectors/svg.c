#include <stdlib.h>
#include <string.h>

#include "drawing.h"

static const rsvg_functions *rsvg_of(const cvectors_drawing *d) { return d->library; }

static void draw_svg(cvectors_drawing *d, void *cairo) {
    rsvg_rectangle viewport = {0, 0, d->width, d->height};
    glib_error *error = NULL;
    if (!rsvg_of(d)->rsvg_handle_render_document(d->document, cairo, &viewport, &error)) cvectors_fail_with(d, error);
}

// The size that the root element states, else the size of what it shows (SVG 2, 8.2; CSS Images 3, 5).
static void measure(cvectors_drawing *d) {
    if (rsvg_of(d)->rsvg_handle_get_intrinsic_size_in_pixels(d->document, &d->width, &d->height)) return;
    int has_width, has_height, has_box;
    rsvg_length width, height;
    rsvg_rectangle box;
    rsvg_of(d)->rsvg_handle_get_intrinsic_dimensions(
        d->document, &has_width, &width, &has_height, &height, &has_box, &box);
    if (!has_box) return;
    d->width = box.width;
    d->height = box.height;
}

// Letters would be set in whatever fonts the machine has.
static const char stylesheet[] = "text { display: none !important }";

static void read_svg(cvectors_drawing *d, const uint8_t *bytes, size_t count) {
    const rsvg_functions *rsvg = rsvg_of(d);
    glib_error *error = NULL;
    d->document = rsvg->rsvg_handle_new_from_data(bytes, count, &error);
    if (!d->document) {
        cvectors_fail_with(d, error);
        return;
    }
    rsvg->rsvg_handle_set_dpi(d->document, 96);
    if (!rsvg->rsvg_handle_set_stylesheet(d->document, (const uint8_t *)stylesheet, sizeof stylesheet - 1, &error)) {
        cvectors_fail_with(d, error);
        return;
    }
    measure(d);
    if (!(d->width > 0 && d->height > 0)) cvectors_fail(d, cvectors_no_size, "");
}

cvectors_drawing *cvectors_open_svg(const uint8_t *bytes, size_t count) {
    cvectors_drawing *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    const char *message;
    const rsvg_functions *rsvg = load_rsvg(&message);
    if (!rsvg) {
        cvectors_fail(d, cvectors_no_library, message);
        return d;
    }
    d->library = rsvg;
    d->functions = &rsvg->drawing;
    d->draw = draw_svg;
    read_svg(d, bytes, count);
    return d;
}
