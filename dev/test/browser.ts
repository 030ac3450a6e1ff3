import { spawnSync } from "node:child_process"
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { createBrotliDecompress } from "node:zlib"
import { Problem } from "../start/problem"

/** Switches for running as root in a container, and for sending no requests to other hosts. */
export const browserSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

/** Environment variables that Playwright needs to find a browser that runs here. */
export interface BrowserEnvironment {
  CHROMIUM_PATH: string
  LD_LIBRARY_PATH?: string
  FONTCONFIG_PATH?: string
}

interface Package {
  bin: string
  version: string
  /** The package's own archive unpacker. */
  extract: (folder: string) => NodeJS.WritableStream
}

function packageHome(): Package {
  const require = createRequire(path.resolve("package.json"))
  // The package exports only its code; its folder is derived from that.
  let folder = path.dirname(require.resolve("@sparticuz/chromium"))
  while (!existsSync(path.join(folder, "bin"))) folder = path.dirname(folder)
  const own = createRequire(path.join(folder, "package.json"))
  const manifest = own("./package.json") as { version: string }
  const { extract } = own("tar-fs") as Pick<Package, "extract">
  return { bin: path.join(folder, "bin"), version: manifest.version, extract }
}

function starts(browser: string, libraries?: string): boolean {
  const env = libraries === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries }
  return (
    spawnSync(browser, ["--version", "--no-sandbox"], { env, stdio: "ignore", timeout: 20_000 }).status === 0
  )
}

async function unpack(from: Package, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(path.join(draft, "libraries"), { recursive: true })
  const chromium = path.join(draft, "chromium")
  const packed = (name: string) => createReadStream(path.join(from.bin, name)).pipe(createBrotliDecompress())
  await Promise.all([
    pipeline(packed("chromium.br"), createWriteStream(chromium)),
    pipeline(packed("fonts.tar.br"), from.extract(path.join(draft, "fonts"))),
    pipeline(packed("swiftshader.tar.br"), from.extract(draft)),
    pipeline(packed("al2023.tar.br"), from.extract(path.join(draft, "libraries"))),
  ])
  chmodSync(chromium, 0o755)
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}

/**
 * The browser of CHROMIUM_PATH, or the one inside an npm package. That one is unpacked once into the temporary folder,
 * with the system libraries that it includes where this machine has none.
 */
export async function prepareBrowser(): Promise<BrowserEnvironment> {
  const given = process.env["CHROMIUM_PATH"]
  if (given) return { CHROMIUM_PATH: given }
  const from = packageHome()
  const folder = path.join(tmpdir(), `ratna-chromium-${from.version}-${process.getuid?.() ?? 0}`)
  const browser = path.join(folder, "chromium")
  if (!existsSync(browser)) await unpack(from, folder)
  const fonts = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: path.join(folder, "fonts") }
  if (starts(browser)) return { CHROMIUM_PATH: browser, ...fonts }
  const libraries = path.join(folder, "libraries", "lib")
  if (starts(browser, libraries)) return { CHROMIUM_PATH: browser, LD_LIBRARY_PATH: libraries, ...fonts }
  throw new Problem("No browser runs here: install Chromium and set CHROMIUM_PATH to it.")
}
