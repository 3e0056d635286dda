// pipe2, closefrom and socketpair's flags are extensions.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

/// The number that a worker has its socket under.
static const int worker_socket = 3;

/// A descriptor out of the way of those that the new program gets, closed in every program.
static int moved(int descriptor) {
  int high = fcntl(descriptor, F_DUPFD_CLOEXEC, 16);
  close(descriptor);
  return high;
}

int petri_spawn_worker(const char *path, char *const *arguments, int is_quiet, int *own_end) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -errno;
  int own = moved(ends[0]);
  int other = moved(ends[1]);
  if (own < 0 || other < 0) {
    int number = errno;
    if (own >= 0) close(own);
    if (other >= 0) close(other);
    return -number;
  }
#if defined(SO_NOSIGPIPE)
  int yes = 1;
  setsockopt(own, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0);
  // What a controller prints is no result: it goes where messages go.
  if (is_quiet) posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawn_file_actions_adddup2(&actions, 2, 1);
  posix_spawn_file_actions_adddup2(&actions, other, worker_socket);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  posix_spawn_file_actions_addclosefrom_np(&actions, worker_socket + 1);
#endif

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // A thread of Dispatch has signals blocked. Those that are ignored here, as a shell may want it, are ignored there.
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);

  extern char **environ;
  pid_t process = 0;
  int failure = posix_spawn(&process, path, &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(other);
  if (failure != 0) {
    close(own);
    return -failure;
  }
  *own_end = own;
  return process;
}

int petri_begin_worker(int parent, uint64_t memory) {
  if (fcntl(worker_socket, F_SETFD, FD_CLOEXEC) != 0) return -errno;
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The parent may have ended before that.
  if (getppid() != parent) _exit(1);
  struct rlimit limit;
  if (memory > 0 && getrlimit(RLIMIT_DATA, &limit) == 0 && (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > memory)) {
    limit.rlim_cur = memory;
    setrlimit(RLIMIT_DATA, &limit);
  }
  return worker_socket;
}

int64_t petri_send(int descriptor, const void *bytes, size_t count) {
  int flags = MSG_DONTWAIT;
#if defined(MSG_NOSIGNAL)
  flags |= MSG_NOSIGNAL;
#endif
  ssize_t sent;
  do sent = send(descriptor, bytes, count, flags);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

int64_t petri_receive(int descriptor, void *bytes, size_t count) {
  ssize_t got;
  do got = recv(descriptor, bytes, count, MSG_DONTWAIT);
  while (got < 0 && errno == EINTR);
  return got < 0 ? -errno : got;
}
