// A program that bytes are put through.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

void petri_set(int32_t *number, int32_t value) { __atomic_store_n(number, value, __ATOMIC_RELAXED); }

// How often somebody looks whether it is wanted still.
enum { slice = 10 };

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

// The input as a file without a name: a program that reads none of it holds up nobody, and none can end us by closing it.
static int scratch_file(const void *bytes, size_t count) {
  const char *folder = getenv("TMPDIR");
  char name[1024];
  if (!folder || strlen(folder) > sizeof name - 20) folder = "/tmp";
  strcpy(name, folder);
  strcat(name, "/petri-XXXXXX");
  int file = mkstemp(name);
  if (file < 0) return -1;
  unlink(name);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(file, rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(file);
      return -1;
    }
    rest += written;
    count -= (size_t)written;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

// Between fork and exec only what is safe in a signal handler is called: other threads may hold any lock.
static void become(const char *path, char *const *arguments, int input, int output, int milliseconds, pid_t parent) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
#else
  (void)parent;
#endif
  setpgid(0, 0);
  // One that outlives us nevertheless doesn't for long.
  rlim_t seconds = (rlim_t)milliseconds / 1000 + 1;
  struct rlimit limit = {seconds, seconds};
  setrlimit(RLIMIT_CPU, &limit);
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(nowhere, 2) < 0) _exit(127);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execv(path, arguments);
  _exit(127);
}

static pid_t start(const char *path, char *const *arguments, const void *bytes, size_t count, int milliseconds, int *output) {
  int input = scratch_file(bytes, count);
  int ends[2];
  if (input < 0) return -1;
  if (pipe(ends) != 0) {
    close(input);
    return -1;
  }
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  // No handler of ours may run in the copy.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  pid_t parent = getpid();
  pid_t process = fork();
  if (process == 0) become(path, arguments, input, ends[1], milliseconds, parent);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  close(input);
  close(ends[1]);
  if (process < 0) close(ends[0]);
  *output = ends[0];
  return process;
}

enum petri_filter petri_filter(const char *path, char *const *arguments, const void *input, size_t count, void *output, size_t *size,
  int32_t milliseconds, const int32_t *is_cancelled) {
  int64_t end = milliseconds_now() + milliseconds;
  size_t capacity = *size;
  *size = 0;
  int pipe_end;
  pid_t process = start(path, arguments, input, count, milliseconds, &pipe_end);
  if (process < 0) return PETRI_FILTER_FAILED;
  enum petri_filter result = PETRI_FILTER_DONE;
  for (;;) {
    int64_t left = end - milliseconds_now();
    if (__atomic_load_n(is_cancelled, __ATOMIC_RELAXED)) result = PETRI_FILTER_CANCELLED;
    else if (left <= 0) result = PETRI_FILTER_LATE;
    if (result != PETRI_FILTER_DONE) break;
    fd_set ready;
    FD_ZERO(&ready);
    FD_SET(pipe_end, &ready);
    struct timeval time = {0, (left < slice ? left : slice) * 1000};
    if (select(pipe_end + 1, &ready, NULL, NULL, &time) <= 0) continue;
    char more;
    int is_full = *size == capacity;
    ssize_t got = read(pipe_end, is_full ? &more : (char *)output + *size, is_full ? 1 : capacity - *size);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) result = PETRI_FILTER_FAILED;
    if (got > 0 && is_full) result = PETRI_FILTER_TOO_LONG;
    if (got <= 0 || result != PETRI_FILTER_DONE) break;
    *size += (size_t)got;
  }
  close(pipe_end);
  // It may have closed its output and go on.
  int status = 0;
  pid_t ended = 0;
  while (result == PETRI_FILTER_DONE && (ended = waitpid(process, &status, WNOHANG)) == 0) {
    if (milliseconds_now() >= end) result = PETRI_FILTER_LATE;
    else nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
  if (ended == 0) {
    if (kill(-process, SIGKILL) != 0) kill(process, SIGKILL);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  }
  if (result != PETRI_FILTER_DONE) return result;
  return ended == process && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? PETRI_FILTER_DONE : PETRI_FILTER_FAILED;
}
