#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CKeylineSystem.h"

// What runs at present. A program beyond this many hears of no signal before this one has ended.
enum { most_programs = 256 };
static _Atomic pid_t programs[most_programs];

static const int forwarded[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { forwarded_count = sizeof forwarded / sizeof *forwarded };

// Only calls what a signal's handler may call.
static void forward(int number) {
    int error = errno;
    for (int i = 0; i < most_programs; i++) {
        pid_t program = atomic_load(&programs[i]);
        if (program > 0) kill(-program, number);
    }
    // The handler is gone by now: this program ends as it would have without it.
    raise(number);
    errno = error;
}

static void install(void) {
    for (int i = 0; i < forwarded_count; i++) {
        struct sigaction action = {.sa_handler = forward, .sa_flags = SA_RESETHAND | SA_RESTART};
        struct sigaction old;
        sigfillset(&action.sa_mask);
        // Whoever ignores a signal, as nohup does, or has a handler for it keeps that.
        if (!sigaction(forwarded[i], NULL, &old) && old.sa_handler == SIG_DFL) sigaction(forwarded[i], &action, NULL);
    }
}

static void keep(pid_t program) {
    for (int i = 0; i < most_programs; i++) {
        pid_t none = 0;
        if (atomic_compare_exchange_strong(&programs[i], &none, program)) return;
    }
}

static void forget(pid_t program) {
    for (int i = 0; i < most_programs; i++) {
        pid_t known = program;
        if (atomic_compare_exchange_strong(&programs[i], &known, 0)) return;
    }
}

static void close_at_exec(void) {
    if (!close_range(3, ~0u, CLOSE_RANGE_CLOEXEC)) return;
    struct rlimit limit = {.rlim_cur = 1024};
    getrlimit(RLIMIT_NOFILE, &limit);
    int last = limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
    for (int file = 3; file < last; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
}

// Between fork and exec: only calls what a signal's handler may call. Answers errno.
static int become(const csystem_program *program, const int files[3], pid_t parent) {
    setpgid(0, 0);
    // What this program's handlers would do is no affair of the child's; what is ignored stays ignored, but for broken pipes.
    for (int i = 0; i < forwarded_count; i++) {
        struct sigaction old;
        if (!sigaction(forwarded[i], NULL, &old) && old.sa_handler != SIG_IGN) signal(forwarded[i], SIG_DFL);
    }
    signal(SIGPIPE, SIG_DFL);
    if (prctl(PR_SET_PDEATHSIG, SIGTERM)) return errno;
    // The parent may have ended before it could be watched.
    if (getppid() != parent) _exit(128 + SIGTERM);
    for (int i = 0; i < 3; i++) {
        if (files[i] >= 0 && dup2(files[i], i) < 0) return errno;
    }
    close_at_exec();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (program->folder && chdir(program->folder)) return errno;
    execve(program->path, program->arguments, program->variables);
    return errno;
}

// Copies of the files that no standard stream's number hides.
static int copy_files(const csystem_program *program, int files[3]) {
    const int given[3] = {program->input, program->output, program->errors};
    for (int i = 0; i < 3; i++) {
        files[i] = given[i] < 0 ? -1 : fcntl(given[i], F_DUPFD_CLOEXEC, 3);
        if (given[i] >= 0 && files[i] < 0) return -1;
    }
    return 0;
}

static pid_t start(const csystem_program *program, const int files[3], const int report[2]) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        int error = become(program, files, parent);
        if (write(report[1], &error, sizeof error) < 0) _exit(126);
        _exit(127);
    }
    if (child > 0) {
        // The child does the same; whoever is first, the group is there before either goes on.
        setpgid(child, child);
        keep(child);
    }
    return child;
}

pid_t csystem_start(const csystem_program *program) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, install);
    int files[3] = {-1, -1, -1};
    int report[2] = {-1, -1};
    int error = 0;
    pid_t child = -1;
    if (copy_files(program, files) || pipe2(report, O_CLOEXEC)) {
        error = errno;
    } else {
        // No signal comes between the child's start and its entry in the table.
        sigset_t all, old;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &old);
        child = start(program, files, report);
        if (child < 0) error = errno;
        pthread_sigmask(SIG_SETMASK, &old, NULL);
        close(report[1]);
        ssize_t count;
        while (child > 0 && (count = read(report[0], &error, sizeof error)) < 0 && errno == EINTR) {}
        if (child > 0 && count == sizeof error) {
            csystem_wait(child);
            child = -1;
        }
        close(report[0]);
    }
    for (int i = 0; i < 3; i++) if (files[i] >= 0) close(files[i]);
    if (child < 0) errno = error;
    return child;
}

int csystem_wait(pid_t program) {
    siginfo_t information;
    // It leaves the table while its number is still its own.
    while (waitid(P_PID, (id_t)program, &information, WEXITED | WNOWAIT) && errno == EINTR) {}
    forget(program);
    int state = 0;
    pid_t ended;
    while ((ended = waitpid(program, &state, 0)) < 0 && errno == EINTR) {}
    if (ended < 0) return -1;
    return WIFSIGNALED(state) ? 128 + WTERMSIG(state) : WEXITSTATUS(state);
}

void csystem_signal(pid_t program, int number) {
    // It is in the table until its number may be another program's.
    for (int i = 0; i < most_programs; i++) {
        if (atomic_load(&programs[i]) == program) kill(-program, number);
    }
}

void csystem_unblock(void) {
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
}
