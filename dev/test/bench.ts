import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../build/build"
import { writePrivate } from "../start/files"
import { Progress } from "../start/progress"
import { shown } from "../start/shown"
import { startTestProduct } from "./product"

/** `npm run bench`: a product of its own, then the measurements on it. */
export async function main(args: string[]): Promise<void> {
  await shown(async () => {
    const progress = new Progress()
    await build(progress)
    const product = await startTestProduct(progress)
    const folder = mkdtempSync(path.join(tmpdir(), "ratna-bench-"))
    const file = path.join(folder, "product.json")
    writePrivate(file, JSON.stringify(product.info))
    const ended = new Promise<number>((resolve) => {
      const child = spawn(process.execPath, ["--import", "tsx", path.resolve("bench/main.ts"), ...args], {
        stdio: "inherit",
        env: { ...process.env, RATNA_PRODUCT: file },
      })
      child.once("error", () => resolve(1))
      child.once("exit", (code) => resolve(code ?? 1))
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal))
    })
    const code = await ended
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
    process.exit(code)
  })
}
