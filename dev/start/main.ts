import path from "node:path"
import { buildAdmin, isAdminServed } from "../build/admin"
import { build } from "../build/build"
import { endRunning } from "../build/run"
import { tryLock } from "../lock.mjs"
import { announce } from "./announce"
import { logAsJson } from "./log-as-json"
import { openDataFolder } from "./files"
import { checkPorts } from "./ports"
import { messageOf, Problem, shown } from "./problem"
import { Product, type ProductOptions } from "./product"
import { Progress } from "./progress"
import { readSecrets } from "./secrets"
import { hasDemo } from "./seed"
import { readSettings, type Settings } from "./settings"

/** Runs the checks that can fail early, before minutes of building. */
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

/**
 * Compiles the server. Resolves while the storefront is still being built, so that the database can be filled
 * meanwhile.
 */
async function serverBuilt(progress: Progress): Promise<{ storefront: Promise<void> }> {
  let onServer: () => void = () => undefined
  const server = new Promise<void>((resolve) => (onServer = resolve))
  const all = build(progress, { onServer })
  await Promise.race([server, all])
  return { storefront: all }
}

const describeAdmin = (): string => (isAdminServed() ? "" : " (being built: some minutes, once)")

/** Builds Medusa Admin while the servers run. They continue without it when the build fails. */
async function addAdmin(progress: Progress, isStopped: () => boolean): Promise<void> {
  if (isAdminServed()) return
  try {
    await buildAdmin(progress)
    progress.line("Medusa Admin is built")
  } catch (error) {
    if (!isStopped())
      progress.line(`${messageOf(error)} Everything else goes on; the next start tries again.`)
  }
}

export interface Start {
  settings: () => Settings
  /** Resolves when the server is built; the storefront's build may go on. */
  build: (progress: Progress) => Promise<{ storefront: Promise<void> }>
  options?: Pick<ProductOptions, "maxRestarts" | "servers">
  /** Whether to build Medusa Admin; false when another server serves it. */
  buildsAdmin?: boolean
  /** @returns more lines to print with the addresses */
  onReady?: (product: Product, progress: Progress) => Promise<[label: string, value: string][]>
}

/** `npm start`: from an empty clone to the line that starts with `ready`; runs until it is stopped. */
export const main = (): Promise<void> =>
  runProduct({ settings: () => readSettings(process.env), build: serverBuilt })

/** Builds and starts a product, and runs it until it is stopped or fails. */
export async function runProduct(start: Start): Promise<void> {
  logAsJson("start", process.env["LOG_FORMAT"])
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
    const settings = start.settings()
    await check(settings)
    try {
      const built = await start.build(progress)
      if (stopped) return
      product = new Product(settings, progress, {
        ...start.options,
        onFailure: (sentence) => fail(new Problem(sentence)),
        warn: (text) => progress.line(text),
      })
      await Promise.all([product.start(built.storefront), built.storefront])
      const hasAdmin = start.buildsAdmin !== false && settings.given["ADMIN_DISABLED"] !== "true"
      const more = (await start.onReady?.(product, progress)) ?? []
      announce(settings, { demo: await hasDemo(product.env), admin: hasAdmin && describeAdmin(), more })
      if (hasAdmin) await addAdmin(progress, () => stopped)
    } catch (error) {
      fail(error)
    }
  })
}
