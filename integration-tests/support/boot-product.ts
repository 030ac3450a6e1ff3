import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

export interface BootedProduct {
  /** Path of the file that RATNA_PRODUCT names. */
  file: string
  stop: () => Promise<void>
}

/**
 * Starts the whole product as `npm start` does, in a child process that ends with this process.
 * @param program `dev/topology.mjs` starts several processes of each role
 */
export async function bootProduct(program = "dev/product.mjs"): Promise<BootedProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-specs-"))
  const file = path.join(folder, "product.json")
  const child = spawn(process.execPath, [path.resolve(program), file], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, RATNA_PRODUCT_ON_LEASH: "true" },
  })
  await untilReady(child)
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { file, stop }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`the product ended with code ${code ?? "none"} before it was ready`))
    )
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      process.stdout.write(text)
      if (/^ready/m.test(text)) resolve()
    })
  })
}
