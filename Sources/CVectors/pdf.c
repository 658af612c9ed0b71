#include <stdlib.h>

#include "drawing.h"

static const poppler_functions *poppler_of(const cvectors_drawing *d) { return d->library; }

static void draw_pdf(cvectors_drawing *d, void *cairo) { poppler_of(d)->poppler_page_render(d->page, cairo); }

// Letters in a font that the file does not hold would be set in whatever the machine has.
static void check_fonts(cvectors_drawing *d) {
    const poppler_functions *poppler = poppler_of(d);
    void *info = poppler->poppler_font_info_new(d->document), *font = NULL;
    if (poppler->poppler_font_info_scan(info, 1, &font) && font) {
        do {
            if (poppler->poppler_fonts_iter_is_embedded(font)) continue;
            const char *name = poppler->poppler_fonts_iter_get_name(font);
            cvectors_fail(d, cvectors_foreign_font, name ? name : "without a name");
        } while (poppler->poppler_fonts_iter_next(font));
    }
    if (font) poppler->poppler_fonts_iter_free(font);
    poppler->poppler_font_info_free(info);
}

static void read_pdf(cvectors_drawing *d, const uint8_t *bytes, size_t count) {
    const poppler_functions *poppler = poppler_of(d);
    glib_error *error = NULL;
    d->bytes = poppler->g_bytes_new_static(bytes, count);
    d->document = poppler->poppler_document_new_from_bytes(d->bytes, NULL, &error);
    if (!d->document) {
        cvectors_fail_with(d, error);
        return;
    }
    if (poppler->poppler_document_get_n_pages(d->document) > 0) {
        d->page = poppler->poppler_document_get_page(d->document, 0);
    }
    if (!d->page) {
        cvectors_fail(d, cvectors_corrupt, "there is no page");
        return;
    }
    poppler->poppler_page_get_size(d->page, &d->width, &d->height);
    if (!(d->width > 0 && d->height > 0)) cvectors_fail(d, cvectors_no_size, "");
    check_fonts(d);
}

cvectors_drawing *cvectors_open_pdf(const uint8_t *bytes, size_t count) {
    cvectors_drawing *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    const char *message;
    const poppler_functions *poppler = load_poppler(&message);
    if (!poppler) {
        cvectors_fail(d, cvectors_no_library, message);
        return d;
    }
    d->library = poppler;
    d->functions = &poppler->drawing;
    d->draw = draw_pdf;
    read_pdf(d, bytes, count);
    return d;
}
