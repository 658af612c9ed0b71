// Lays out text with Pango when asked to, and says how long that took. The text suite of keyline-bench starts it, asks it for a round of work
// between rounds of its own, and so compares both on one machine in one state.
//
// Usage: pango-peer FOLDER, with FOLDER/NAME.txt holding a text on each line; FONTCONFIG_FILE says which fonts there are.
// Every line on standard input asks for something, every answer is a line on standard output:
//   version             Pango's version
//   cold NAME WIDTH     every text laid out anew, WIDTH points wide (0 for any width): seconds of processor time
//   warm NAME WIDTH     the same texts once more at another width: seconds of processor time
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    char name[32];
    GPtrArray *texts;
    GPtrArray *layouts;
} Corpus;

static double seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static PangoContext *make_context(void) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_new());
    PangoFontDescription *font = pango_font_description_from_string("Inter 17px");
    pango_context_set_font_description(context, font);
    pango_font_description_free(font);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    return context;
}

static Corpus *load(const char *folder, const char *name) {
    char *path = g_strdup_printf("%s/%s.txt", folder, name);
    char *contents = NULL;
    if (!g_file_get_contents(path, &contents, NULL, NULL)) {
        fprintf(stderr, "pango-peer: cannot read %s\n", path);
        exit(2);
    }
    Corpus *corpus = g_new0(Corpus, 1);
    g_strlcpy(corpus->name, name, sizeof corpus->name);
    corpus->texts = g_ptr_array_new();
    char **lines = g_strsplit(contents, "\n", -1);
    for (char **line = lines; *line; line++) {
        if (**line) g_ptr_array_add(corpus->texts, *line);
    }
    g_free(contents);
    g_free(path);
    return corpus;
}

static Corpus *corpus_named(const char *folder, const char *name) {
    static GPtrArray *known = NULL;
    if (!known) known = g_ptr_array_new();
    for (guint i = 0; i < known->len; i++) {
        Corpus *corpus = g_ptr_array_index(known, i);
        if (!strcmp(corpus->name, name)) return corpus;
    }
    Corpus *corpus = load(folder, name);
    g_ptr_array_add(known, corpus);
    return corpus;
}

static PangoLayout *lay_out(PangoContext *context, const char *text, int width) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_text(layout, text, -1);
    if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
    return layout;
}

static double cold(PangoContext *context, Corpus *corpus, int width) {
    double start = seconds();
    for (guint i = 0; i < corpus->texts->len; i++) {
        PangoLayout *layout = lay_out(context, g_ptr_array_index(corpus->texts, i), width);
        PangoRectangle extents;
        pango_layout_get_extents(layout, NULL, &extents);
        g_object_unref(layout);
    }
    return seconds() - start;
}

static double warm(PangoContext *context, Corpus *corpus, int width) {
    if (!corpus->layouts) {
        corpus->layouts = g_ptr_array_new();
        for (guint i = 0; i < corpus->texts->len; i++) {
            g_ptr_array_add(corpus->layouts, lay_out(context, g_ptr_array_index(corpus->texts, i), width - 1));
        }
    }
    PangoRectangle extents;
    for (guint i = 0; i < corpus->layouts->len; i++) {
        pango_layout_set_width(g_ptr_array_index(corpus->layouts, i), (width - 1) * PANGO_SCALE);
        pango_layout_get_extents(g_ptr_array_index(corpus->layouts, i), NULL, &extents);
    }
    double start = seconds();
    for (guint i = 0; i < corpus->layouts->len; i++) {
        PangoLayout *layout = g_ptr_array_index(corpus->layouts, i);
        pango_layout_set_width(layout, width * PANGO_SCALE);
        pango_layout_get_extents(layout, NULL, &extents);
    }
    return seconds() - start;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: pango-peer FOLDER\n");
        return 2;
    }
    PangoContext *context = make_context();
    char line[128], order[16], name[32];
    int width;
    while (fgets(line, sizeof line, stdin)) {
        int read = sscanf(line, "%15s %31s %d", order, name, &width);
        if (read == 1 && !strcmp(order, "version")) {
            printf("%s\n", pango_version_string());
        } else if (read == 3) {
            Corpus *corpus = corpus_named(arguments[1], name);
            double time = strcmp(order, "warm") ? cold(context, corpus, width) : warm(context, corpus, width);
            printf("%.9f\n", time);
        }
        fflush(stdout);
    }
    return 0;
}
