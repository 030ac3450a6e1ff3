import path from "node:path"
import { build } from "../build/build"
import { endRunning } from "../build/run"
import { tryLock } from "../lock.mjs"
import { announce } from "./announce"
import { openDataFolder } from "./files"
import { checkPorts } from "./ports"
import { Problem, shown } from "./problem"
import { Product } from "./product"
import { Progress } from "./progress"
import { readSecrets } from "./secrets"
import { hasDemo } from "./seed"
import { readSettings, type Settings } from "./settings"

/** What can go wrong at once goes wrong at once, before minutes of building. */
async function check(settings: Settings): Promise<void> {
  openDataFolder(settings.dataDir)
  if (!tryLock(path.join(settings.dataDir, "run", "start.lock"))) {
    throw new Problem(
      `Ratna is already running on the data folder ${settings.dataDir}: stop it first, or set DATA_DIR to another.`
    )
  }
  readSecrets(settings)
  await checkPorts(settings)
}

/** `npm start`: everything from an empty clone to the line that starts with `ready`, until it is stopped. */
export async function main(): Promise<void> {
  const progress = new Progress()
  let product: Product | undefined
  let stopped = false
  const stop = async (code: number) => {
    if (stopped) return
    stopped = true
    const force = setTimeout(() => process.exit(1), 14_500)
    endRunning()
    await product?.stop().catch((error: unknown) => console.error(error))
    clearTimeout(force)
    process.exit(code)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!stopped) progress.line("Stopping …")
      void stop(0)
    })
  }
  const fail = (error: unknown) => {
    if (stopped) return
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    void stop(1)
  }
  await shown(async () => {
    const settings = readSettings(process.env)
    await check(settings)
    try {
      await build(progress)
      if (stopped) return
      product = new Product(settings, progress, {
        onFailure: (sentence) => fail(new Problem(sentence)),
        warn: (text) => progress.line(text),
      })
      await product.start()
      announce(settings, await hasDemo(product.env))
    } catch (error) {
      fail(error)
    }
  })
}
