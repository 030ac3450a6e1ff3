import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../build/build"
import { writePrivate } from "../start/files"
import { Progress } from "../start/progress"
import { shown } from "../start/problem"
import { TestProduct } from "./product"

/** `npm run bench`: starts a separate product, then runs the measurements on it. */
export async function main(args: string[]): Promise<void> {
  await shown(async () => {
    const progress = new Progress()
    const product = new TestProduct(progress, { METRICS_PORT: "" })
    const folder = mkdtempSync(path.join(tmpdir(), "ratna-bench-"))
    const file = path.join(folder, "product.json")
    const stop = async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    const stopped = new AbortController()
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        stopped.abort()
        void stop().then(() => process.exit(130))
      })
    }
    try {
      await build(progress)
      writePrivate(file, JSON.stringify(await product.start()))
      process.exitCode = await measure(file, args, stopped.signal)
    } finally {
      await stop()
    }
    process.exit()
  })
}

/** @param signal ends the measurements, with their browser */
function measure(file: string, args: string[], signal: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", path.resolve("bench/main.ts"), ...args], {
    stdio: "inherit",
    env: { ...process.env, RATNA_PRODUCT: file },
    signal,
  })
  return new Promise((resolve) => {
    child.once("error", () => resolve(1))
    child.once("exit", (code) => resolve(code ?? 1))
  })
}
