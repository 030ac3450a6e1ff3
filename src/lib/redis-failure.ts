/**
 * Messages of a command that failed because Redis can't be reached or can't serve for now: those of ioredis, then replies
 * of Redis while it loads, fails over or is full.
 */
const failure = new RegExp(
  [
    "^Stream isn't writeable and enableOfflineQueue options is false$",
    "^Reached the max retries per request limit",
    "^Connection is closed\\.$",
    "^Command timed out$",
    "^Socket timeout\\.",
    "^(LOADING|MASTERDOWN|READONLY|OOM|MISCONF|CLUSTERDOWN) ",
  ].join("|")
)

/** Returns whether a command of Redis failed, or may have failed, for a reason that passes. */
export const isRedisFailure = (error: Error): boolean => failure.test(error.message)
