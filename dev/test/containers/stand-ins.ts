import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { run } from "../../build/run"
import { buildImage } from "./build-image"
import { podman, STORAGE, succeeds } from "./podman"

const FOLDER = "dev/test/containers/images"

const DEBIAN = "localhost/debian:bookworm"

/** Debian with this clone's Node.js: what the product's image is built on. */
export const NODE = "localhost/node"

/** A base image from Debian's packages, made once on a machine. */
async function makeDebian(): Promise<void> {
  if (await succeeds("image", "exists", DEBIAN)) return
  mkdirSync(STORAGE, { recursive: true })
  const folder = mkdtempSync(path.join(STORAGE, "debian-"))
  try {
    const [root, archive] = [path.join(folder, "root"), path.join(folder, "root.tar")]
    await run({ what: "debootstrap", command: "debootstrap", args: ["--variant=minbase", "bookworm", root] })
    await run({ what: "tar", command: "tar", args: ["-C", root, "-cf", archive, "."] })
    await podman("import", archive, DEBIAN)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Changes with whatever the stand-ins are made of. */
function contentOf(images: readonly string[]): string {
  const hash = createHash("sha256").update(images.join()).update(process.version)
  for (const name of readdirSync(FOLDER)) hash.update(readFileSync(path.join(FOLDER, name)))
  return hash.digest("hex").slice(0, 16)
}

/**
 * Builds a stand-in for each public image, under its name. They are kept, and built again when their content changes.
 * @param images with the name of their target in the Containerfile, as `…/postgres:17.6`
 */
export async function buildStandIns(images: readonly string[]): Promise<void> {
  const built = `localhost/stand-ins:${contentOf(images)}`
  if (await succeeds("image", "exists", built)) return
  await makeDebian()
  const node = path.resolve("node_modules", `node-${process.platform}-${process.arch}`)
  for (const image of [NODE, ...images]) {
    const target = path.posix.basename(image).replace(/:.*/, "")
    const context = ["--build-arg", `DEBIAN=${DEBIAN}`, "--build-context", `node-package=${node}`]
    await buildImage("--layers", ...context, "--target", target, "--tag", image, FOLDER)
  }
  await podman("tag", NODE, built)
}
