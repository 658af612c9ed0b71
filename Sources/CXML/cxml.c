#include "cxml.h"

#include <limits.h>
#include <string.h>

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

typedef struct {
    cxml_handlers handlers;
    void *receiver;
    xmlParserCtxtPtr context;
    int has_stopped;
    int has_document_type;
    // The first error: what follows from it says less.
    int code;
    cxml_failure *failure;
} run;

// How many bytes of the document the parser has read; -1 where it converts them first.
static ptrdiff_t place(const run *r) {
    const xmlParserInput *input = r->context->input;
    return !input || (input->buf && input->buf->encoder) ? -1 : (ptrdiff_t)xmlByteConsumed(r->context);
}

static void on_start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                     const xmlChar **namespaces, int count, int defaulted, const xmlChar **attributes) {
    run *r = data;
    (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted;
    if (r->has_stopped || r->has_document_type) return;
    int line = xmlSAX2GetLineNumber(r->context);
    if (r->handlers.start(r->receiver, (const char *)name, (const char *)prefix, count, attributes, line, place(r))) return;
    r->has_stopped = 1;
    xmlStopParser(r->context);
}

static void on_end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    run *r = data;
    (void)name, (void)prefix, (void)uri;
    if (!r->has_stopped) r->handlers.end(r->receiver, place(r));
}

static void on_characters(void *data, const xmlChar *text, int count) {
    run *r = data;
    if (!r->has_stopped) r->handlers.characters(r->receiver, text, count);
}

static void on_document_type(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    run *r = data;
    (void)name, (void)external, (void)system;
    r->has_document_type = 1;
    xmlStopParser(r->context);
}

static void on_error(void *data, xmlErrorPtr error) {
    run *r = data;
    if (r->code || error->level < XML_ERR_ERROR) return;
    r->code = error->code;
    r->failure->line = error->line;
    r->failure->column = error->int2;
    xmlParserInputPtr input = r->context->input;
    r->failure->is_at_end = !input || input->cur >= input->end;
    if (!error->message) return;
    size_t length = strcspn(error->message, "\n");
    if (length > cxml_message_size - 1) length = cxml_message_size - 1;
    memcpy(r->failure->message, error->message, length);
}

static cxml_status status_of(const run *r, int result) {
    if (r->has_document_type) return cxml_has_document_type;
    if (r->has_stopped) return cxml_stopped;
    if (result == 0 && r->context->wellFormed) return cxml_ok;
    switch (r->code) {
    case XML_ERR_NO_MEMORY: return cxml_out_of_memory;
    case XML_ERR_DOCUMENT_EMPTY:
    case XML_ERR_DOCUMENT_END: return cxml_empty;
    case XML_ERR_TAG_NAME_MISMATCH: return cxml_tag_mismatch;
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_ENCODING: return cxml_invalid_character;
    case XML_ERR_UNDECLARED_ENTITY: return cxml_unknown_entity;
    case XML_ERR_ATTRIBUTE_REDEFINED: return cxml_repeated_attribute;
    default: return cxml_malformed;
    }
}

cxml_status cxml_parse(const uint8_t *bytes, size_t count, cxml_handlers handlers, void *receiver, cxml_failure *failure) {
    memset(failure, 0, sizeof *failure);
    failure->line = 1;
    failure->column = 1;
    if (count == 0) return cxml_empty;
    if (count > INT_MAX) return cxml_out_of_memory;
    xmlInitParser();
    run r = {handlers, receiver, xmlCreateMemoryParserCtxt((const char *)bytes, (int)count), 0, 0, 0, failure};
    if (!r.context) return cxml_empty;
    // References are resolved, which without a document type are XML's own five and numbers. The receiver bounds the depth, and there is
    // nothing that could grow beyond the document's own size.
    xmlCtxtUseOptions(r.context, XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    xmlSAXHandler events = {0};
    events.initialized = XML_SAX2_MAGIC;
    events.startElementNs = on_start;
    events.endElementNs = on_end;
    events.characters = on_characters;
    events.ignorableWhitespace = on_characters;
    events.cdataBlock = on_characters;
    events.internalSubset = on_document_type;
    events.serror = (xmlStructuredErrorFunc)on_error;
    *r.context->sax = events;
    r.context->userData = &r;
    int result = xmlParseDocument(r.context);
    cxml_status status = status_of(&r, result);
    if (!r.code) failure->line = xmlSAX2GetLineNumber(r.context);
    xmlFreeParserCtxt(r.context);
    return status;
}
