// A program that has the terminal.
#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

// It stays in this process's group, which has the terminal: one of its own would be stopped as soon as it reads a key.
int petri_run_in_foreground(const char *path, char *const *arguments, int *status) {
  struct sigaction ignore, old_interrupt, old_quit;
  ignore.sa_handler = SIG_IGN;
  ignore.sa_flags = 0;
  sigemptyset(&ignore.sa_mask);
  // Ctrl-C in it is for it alone.
  sigaction(SIGINT, &ignore, &old_interrupt);
  sigaction(SIGQUIT, &ignore, &old_quit);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults, none;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGQUIT);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t program;
  int problem = posix_spawn(&program, path, NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  if (problem == 0) {
    int ended = 0;
    while (waitpid(program, &ended, 0) < 0) {
      if (errno != EINTR) {
        problem = errno;
        break;
      }
    }
    *status = WIFSIGNALED(ended) ? -WTERMSIG(ended) : WEXITSTATUS(ended);
  }
  sigaction(SIGINT, &old_interrupt, NULL);
  sigaction(SIGQUIT, &old_quit, NULL);
  return -problem;
}
