#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CKeylineSourceKit.h"

// A value of an answer. Source: SourceKit/sourcekitd.h of the compiler.
typedef struct {
    uint64_t data[3];
} variant;

typedef struct {
    void (*sourcekitd_initialize)(void);
    void *(*sourcekitd_request_create_from_yaml)(const char *, char **);
    void *(*sourcekitd_send_request_sync)(void *);
    bool (*sourcekitd_response_is_error)(void *);
    const char *(*sourcekitd_response_error_get_description)(void *);
    variant (*sourcekitd_response_get_value)(void *);
    void *(*sourcekitd_uid_get_from_cstr)(const char *);
    const char *(*sourcekitd_variant_dictionary_get_string)(variant, void *);
} functions;

static void say(csourcekit_interface *answer, const char *message) {
    snprintf(answer->message, sizeof answer->message, "%s", message ? message : "SourceKit says nothing");
}

static bool find(void *library, const char *name, void *slot) {
    void *function = dlsym(library, name);
    if (function) memcpy(slot, &function, sizeof function);
    return function != NULL;
}

#define FIND(name) find(library, #name, &kit->name)

static bool find_all(void *library, functions *kit) {
    return FIND(sourcekitd_initialize) && FIND(sourcekitd_request_create_from_yaml) && FIND(sourcekitd_send_request_sync)
        && FIND(sourcekitd_response_is_error) && FIND(sourcekitd_response_error_get_description)
        && FIND(sourcekitd_response_get_value) && FIND(sourcekitd_uid_get_from_cstr)
        && FIND(sourcekitd_variant_dictionary_get_string);
}

csourcekit_interface csourcekit_ask(const char *path, const char *request) {
    csourcekit_interface answer = {NULL, ""};
    functions kit;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library || !find_all(library, &kit)) {
        say(&answer, dlerror());
        return answer;
    }
    kit.sourcekitd_initialize();
    char *mistake = NULL;
    void *object = kit.sourcekitd_request_create_from_yaml(request, &mistake);
    if (!object) {
        say(&answer, mistake);
        free(mistake);
        return answer;
    }
    void *response = kit.sourcekitd_send_request_sync(object);
    if (kit.sourcekitd_response_is_error(response)) {
        say(&answer, kit.sourcekitd_response_error_get_description(response));
        return answer;
    }
    variant value = kit.sourcekitd_response_get_value(response);
    const char *text =
        kit.sourcekitd_variant_dictionary_get_string(value, kit.sourcekitd_uid_get_from_cstr("key.sourcetext"));
    if (text) answer.text = strdup(text);
    if (!answer.text) say(&answer, "the answer has no text");
    return answer;
}

void csourcekit_forget(csourcekit_interface *answer) {
    free(answer->text);
    answer->text = NULL;
}
