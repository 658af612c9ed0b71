// Reads and draws in a child process that is limited in time and memory: neither poppler nor librsvg can be asked to stop.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "drawing.h"

// What the child leaves behind, in memory that both have.
typedef struct {
    int is_finished;
    cvectors_result result;
} shared_result;

static size_t virtual_size(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    size_t pages = 0;
    if (!file) return 0;
    if (fscanf(file, "%zu", &pages) != 1) pages = 0;
    fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static void limit(int resource, rlim_t value) {
    struct rlimit limits;
    if (getrlimit(resource, &limits)) return;
    if (limits.rlim_cur != RLIM_INFINITY && limits.rlim_cur < value) return;
    limits.rlim_cur = value;
    setrlimit(resource, &limits);
}

// Seconds in all for a second of the processor's time, should something wait without working.
enum { patience = 10 };

static void limit_self(const cvectors_file *file, size_t memory, pid_t parent) {
    static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    static const int deadly[] = {SIGALRM, SIGXCPU, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE};
    for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) signal(deadly[i], SIG_DFL);
    // Handlers of the parent's would do the parent's work once more; what is ignored stays ignored.
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
        struct sigaction old;
        if (!sigaction(ending[i], NULL, &old) && old.sa_handler != SIG_IGN) signal(ending[i], SIG_DFL);
    }
    // Nobody waits for a drawing whose parent has ended.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, (rlim_t)file->seconds);
    if (memory) limit(RLIMIT_AS, memory + (size_t)file->megabytes * 1024 * 1024);
    alarm((unsigned)file->seconds * patience);
}

static cvectors_drawing *open_drawing(const cvectors_file *file) {
    return file->is_pdf ? cvectors_open_pdf(file->bytes, file->count) : cvectors_open_svg(file->bytes, file->count);
}

static void work(const cvectors_file *file, uint32_t *argb, int32_t width, int32_t height, cvectors_result *result) {
    cvectors_drawing *drawing = open_drawing(file);
    if (!drawing) {
        result->status = cvectors_out_of_memory;
        return;
    }
    if (argb) cvectors_draw(drawing, argb, width, height);
    result->status = drawing->status;
    result->width = drawing->width;
    result->height = drawing->height;
    memcpy(result->message, drawing->message, sizeof result->message);
    // Closing is left to the end of the process.
}

static void fail(cvectors_result *result, cvectors_status status, const char *message) {
    result->status = status;
    snprintf(result->message, sizeof result->message, "%s", message);
}

// Says why a child that left nothing behind ended.
static void explain(const cvectors_file *file, int state, cvectors_result *result) {
    int number = WIFSIGNALED(state) ? WTERMSIG(state) : 0;
    char message[120];
    if (number == SIGXCPU || number == SIGALRM || number == SIGKILL) {
        snprintf(message, sizeof message, "reading it takes more than %d seconds", file->seconds);
    } else {
        snprintf(message, sizeof message, "its reader failed, perhaps for want of %d MB of memory", file->megabytes);
    }
    fail(result, cvectors_too_expensive, message);
}

static void run(const cvectors_file *file, uint32_t *argb, int32_t width, int32_t height, shared_result *shared) {
    // Loaded before the child is made, so that each child need not do it.
    const char *message;
    if (!(file->is_pdf ? (const void *)load_poppler(&message) : (const void *)load_rsvg(&message))) {
        fail(&shared->result, cvectors_no_library, message);
        return;
    }
    size_t memory = virtual_size();
    pid_t parent = getpid();
    pid_t child = fork();
    if (child < 0) {
        fail(&shared->result, cvectors_out_of_memory, "");
        return;
    }
    if (child == 0) {
        limit_self(file, memory, parent);
        work(file, argb, width, height, &shared->result);
        shared->is_finished = 1;
        _exit(0);
    }
    int state = 0;
    while (waitpid(child, &state, 0) < 0 && errno == EINTR) {}
    if (!shared->is_finished) explain(file, state, &shared->result);
}

cvectors_result cvectors_read(const cvectors_file *file, uint32_t *argb, int32_t width, int32_t height) {
    size_t pixels = argb ? (size_t)width * (size_t)height * 4 : 0;
    size_t size = sizeof(shared_result) + pixels;
    cvectors_result result = {.status = cvectors_out_of_memory};
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return result;
    shared_result *shared = (shared_result *)memory;
    run(file, argb ? (uint32_t *)(memory + sizeof(shared_result)) : NULL, width, height, shared);
    result = shared->result;
    if (argb && result.status == cvectors_ok) memcpy(argb, memory + sizeof(shared_result), pixels);
    munmap(memory, size);
    return result;
}
