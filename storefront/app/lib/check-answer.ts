import { driftOf, type Call } from "@contract/answers"

/** @throws Error when an answer isn't what its contract says; the console tells too, whoever catches the error. */
export function checkAnswer(call: Call, answer: unknown): void {
  const drift = driftOf(call, answer)
  if (drift === null) return
  // eslint-disable-next-line no-console -- a page may have something to show without the answer: it is told all the same
  console.error(drift)
  throw new Error(drift)
}
