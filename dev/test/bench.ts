import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../build/build"
import { writePrivate } from "../start/files"
import { Progress } from "../start/progress"
import { shown } from "../start/problem"
import { TestProduct } from "./product"
import { endCommands, runProgram } from "./stage"

/** `npm run bench`: starts a separate product, then runs the measurements on it. */
export async function main(args: string[]): Promise<void> {
  await shown(async () => {
    const progress = new Progress()
    const product = new TestProduct(progress, { METRICS_PORT: "" })
    const folder = mkdtempSync(path.join(tmpdir(), "ratna-bench-"))
    const file = path.join(folder, "product.json")
    const stop = async () => {
      endCommands()
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void stop().then(() => process.exit(130)))
    }
    try {
      await build(progress)
      writePrivate(file, JSON.stringify(await product.start()))
      process.exitCode = await measure(file, args)
    } finally {
      await stop()
    }
    process.exit()
  })
}

async function measure(file: string, args: string[]): Promise<number> {
  const command = ["--import", "tsx", path.resolve("bench/main.ts"), ...args]
  const { code } = await runProgram(process.execPath, command, { env: { RATNA_PRODUCT: file }, live: true })
  return code
}
