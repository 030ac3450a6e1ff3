import { buildAdmin } from "../build/admin"
import { build } from "../build/build"
import { shown } from "../start/problem"
import { Progress } from "../start/progress"
import { endCommands } from "../test/stage"
import { isSource, type Mutation } from "./mutation"
import { mutations } from "./mutations"
import { Sandbox } from "./sandbox"

/** Guards that have to be removed from the running server; other specs read the source itself. */
const isLive = ({ change, caughtBy }: Mutation): boolean =>
  isSource(change) &&
  caughtBy.some((it) => it.startsWith("integration-tests/") && !it.endsWith("isolation/sources.spec.ts"))

/** Skips the run of the specs with every guard in place, for use right after they have passed. */
const unproved = "--unproved"

/**
 * `npm run mutations`: removes one guard at a time, and requires that the specs listed for it fail.
 * @param args runs only mutations whose name contains one of these
 */
export async function main(args: string[]): Promise<void> {
  await shown(async () => {
    const names = args.filter((it) => it !== unproved)
    const chosen = mutations
      .filter(({ name }) => !names.length || names.some((it) => name.includes(it)))
      .sort((a, b) => Number(isLive(a)) - Number(isLive(b)))
    const progress = new Progress()
    await build(progress)
    await buildAdmin(progress)
    const sandbox = new Sandbox()
    const stop = async () => {
      endCommands()
      await sandbox.stop()
    }
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void stop().then(() => process.exit(130)))
    try {
      await sandbox.start()
      if (!args.includes(unproved)) await requireGreen(sandbox, chosen)
      const survived: string[] = []
      for (const it of chosen) if (!(await isCaught(sandbox, it))) survived.push(it.name)
      console.log(`\n${String(chosen.length - survived.length)} caught, ${String(survived.length)} survived`)
      for (const name of survived) console.log(`  survived: ${name}`)
      process.exitCode = survived.length ? 1 : 0
    } finally {
      await stop()
    }
    process.exit()
  })
}

/** A spec that fails without a mutation would catch every mutation. */
async function requireGreen(sandbox: Sandbox, chosen: readonly Mutation[]): Promise<void> {
  const files = [...new Set(chosen.flatMap((it) => it.caughtBy))]
  console.log(`${String(files.length)} specs with every guard in place …`)
  const { passed, output } = await sandbox.specs(files)
  if (!passed) throw new Error(`A spec fails with every guard in place:\n${output.slice(-8_000)}`)
}

async function isCaught(sandbox: Sandbox, mutation: Mutation): Promise<boolean> {
  const began = Date.now()
  const caught = await sandbox.without(
    mutation,
    isLive(mutation),
    async () => !(await sandbox.specs(mutation.caughtBy, mutation.only)).passed
  )
  const seconds = Math.round((Date.now() - began) / 1000)
  const specs = mutation.caughtBy.map((it) => it.replace(/^.*?\/(?:http|src|server)\//, "")).join(", ")
  console.log(
    `${caught ? "caught  " : "SURVIVED"}  ${mutation.name.padEnd(52)} ${specs}  ${String(seconds)} s`
  )
  return caught
}
