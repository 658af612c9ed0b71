#include "CKeylineTypeMetadata.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct section {
    uintptr_t start;
    size_t length;
};

/// What the runtime knows of one image: `MetadataSections` of the runtime's `ImageInspectionCommon.h`, version 4 and later.
struct image {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct section protocols;
    struct section conformances;
    struct section types;
};

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct image *, void *), void *);

struct response {
    const void *type;
    size_t state;
};

typedef struct response (*accessor)(size_t request) __attribute__((swiftcall));

struct receiver {
    void (*body)(const void *type, void *context);
    void *context;
    const void *protocol;
    bool has_class;
};

/// The first words of a context descriptor of a type; the last two are distances from their own places.
struct descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
};

enum { kind_mask = 0x1f, class_kind = 16, enum_kind = 18, generic_flag = 0x80, direct_mask = 0x3 };

static void tell(const struct descriptor *descriptor, const struct receiver *receiver) {
    uint32_t kind = descriptor->flags & kind_mask;
    if (kind < class_kind || kind > enum_kind || (descriptor->flags & generic_flag) || descriptor->accessor == 0) return;
    accessor make = (accessor)((uintptr_t)&descriptor->accessor + (intptr_t)descriptor->accessor);
    receiver->body(make(0).type, receiver->context);
}

static bool look(const struct image *image, void *receiver) {
    uintptr_t end = image->types.start + image->types.length;
    for (uintptr_t place = image->types.start; place + sizeof(int32_t) <= end; place += sizeof(int32_t)) {
        int32_t distance = *(const int32_t *)place;
        // Others point to a pointer; the compiler writes none for types of the same image.
        if ((distance & direct_mask) == 0) tell((const struct descriptor *)(place + (intptr_t)distance), receiver);
    }
    return true;
}

void keyline_for_each_type(void (*body)(const void *type, void *context), void *context) {
    struct receiver receiver = {body, context, NULL, false};
    swift_enumerateAllMetadataSections(look, &receiver);
}

/// The first words of a conformance's descriptor: distances from their own places, and flags.
struct conformance {
    int32_t protocol;
    int32_t type;
    int32_t witnesses;
    uint32_t flags;
};

enum { type_kind_shift = 3, type_kind_mask = 0x7, direct_type = 0, indirect_type = 1 };

/// What a distance leads to; an odd one leads to a pointer to it.
static const void *target(const int32_t *distance) {
    uintptr_t place = (uintptr_t)distance + (intptr_t)(*distance & ~1);
    return *distance & 1 ? *(const void *const *)place : (const void *)place;
}

static void tell_conforming(const struct conformance *conformance, struct receiver *receiver) {
    if (target(&conformance->protocol) != receiver->protocol) return;
    uint32_t kind = conformance->flags >> type_kind_shift & type_kind_mask;
    if (kind != direct_type && kind != indirect_type) return;
    uintptr_t place = (uintptr_t)&conformance->type + (intptr_t)conformance->type;
    const struct descriptor *type = kind == direct_type ? (const void *)place : *(const void *const *)place;
    if (!type) return;
    if ((type->flags & kind_mask) == class_kind) receiver->has_class = true;
    tell(type, receiver);
}

static bool look_for_conforming(const struct image *image, void *context) {
    uintptr_t end = image->conformances.start + image->conformances.length;
    for (uintptr_t place = image->conformances.start; place + sizeof(int32_t) <= end; place += sizeof(int32_t)) {
        int32_t distance = *(const int32_t *)place;
        tell_conforming((const struct conformance *)(place + (intptr_t)distance), context);
    }
    return true;
}

/// The metadata of an existential type and of its metatype, as far as they are read here.
struct existential {
    uintptr_t kind;
    uint32_t flags;
    uint32_t protocol_count;
    const void *protocols[];
};

struct existential_metatype {
    uintptr_t kind;
    const struct existential *instance;
};

enum { existential_kind = 0x303, existential_metatype_kind = 0x306, superclass_flag = 0x40000000 };

bool keyline_for_each_conforming_type(
    const void *metatype, void (*body)(const void *type, void *context), void *context
) {
    const struct existential_metatype *meta = metatype;
    if (meta->kind != existential_metatype_kind || meta->instance->kind != existential_kind) return false;
    if (meta->instance->flags & superclass_flag || meta->instance->protocol_count != 1) return false;
    // The lowest bit tells Objective-C's protocols apart, of which there are none here.
    struct receiver receiver = {body, context, meta->instance->protocols[0], false};
    swift_enumerateAllMetadataSections(look_for_conforming, &receiver);
    return !receiver.has_class;
}
