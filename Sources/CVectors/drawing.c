#include "drawing.h"

#include <stdio.h>

void cvectors_fail(cvectors_drawing *d, cvectors_status status, const char *message) {
    if (d->status != cvectors_ok) return;
    d->status = status;
    snprintf(d->message, sizeof d->message, "%s", message);
}

void cvectors_fail_with(cvectors_drawing *d, glib_error *error) {
    cvectors_fail(d, cvectors_corrupt, error && error->message ? error->message : "no reason is given");
    if (error) d->functions->g_error_free(error);
}

cvectors_status cvectors_draw(cvectors_drawing *d, uint32_t *argb, int32_t width, int32_t height) {
    if (d->status != cvectors_ok) return d->status;
    const drawing_functions *f = d->functions;
    enum { format_argb32 = 0 };
    void *surface = f->cairo_image_surface_create_for_data((unsigned char *)argb, format_argb32, width, height, width * 4);
    void *cairo = f->cairo_create(surface);
    f->cairo_scale(cairo, width / d->width, height / d->height);
    d->draw(d, cairo);
    if (f->cairo_status(cairo) || f->cairo_surface_status(surface)) {
        cvectors_fail(d, cvectors_corrupt, "it cannot be drawn");
    }
    f->cairo_destroy(cairo);
    f->cairo_surface_flush(surface);
    f->cairo_surface_destroy(surface);
    return d->status;
}
