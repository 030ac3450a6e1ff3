import { existsSync } from "node:fs"
import { watchFolders } from "../loop/watch-folders"
import { messageOf, shown } from "../start/problem"
import type { Result } from "./stage"
import { readArguments } from "./stages"
import { TestRun } from "./test-run"

/** Folders whose changes repeat a run with `--watch`. */
const WATCHED = ["src", "dev", "integration-tests", "storefront/app", "storefront/server", "storefront/test"]

/** Prints what a person has to look at, and one line with the total. @returns the number of failed tests */
function summarize(results: Result[]): number {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const failed = sum((result) => result.failed)
  for (const { name, failures = [] } of results.filter((each) => each.failed > 0)) {
    console.log([`FAIL ${name}`, ...failures].join("\n\n"))
  }
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0) console.log(`\nNeeded a second try (bugs to fix):\n  ${flaky.join("\n  ")}`)
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`)
  return failed
}

/** Repeats the run after each change of a file until it is interrupted. */
async function repeat(test: TestRun): Promise<never> {
  let changed: () => void = () => undefined
  watchFolders(
    WATCHED.filter((folder) => existsSync(folder)),
    () => changed()
  )
  for (;;) {
    // A change during the run repeats it.
    const next = new Promise<void>((resolve) => (changed = resolve))
    await test.run().then(summarize, (error: unknown) => console.error(messageOf(error)))
    console.log("\nWaiting for a change (stop with Ctrl-C) …")
    await next
  }
}

/** `npm test`: runs every stage, then prints the total. */
export async function main(args: string[]): Promise<void> {
  const wanted = readArguments(args)
  const test = new TestRun(wanted)
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void test.stop().then(() => process.exit(130)))
  }
  if (wanted.watch) return repeat(test)
  await shown(async () => {
    const results = await test.run().finally(() => test.stop())
    process.exit(summarize(results) > 0 ? 1 : 0)
  })
}
