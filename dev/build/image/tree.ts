import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isStartCompiled } from "../../compiled.cjs"
import { MIGRATION_SOURCES, SERVER_FOLDER, STOREFRONT_FOLDER } from "../../start/places"
import { Problem } from "../../start/problem"
import { isNeededFile, neededPackages, productionLock } from "./packages"
import { makeFolder, placeFile, placeFolder } from "./place"

const FILES = [".node-version", "LICENSE", "package.json", "package-lock.json"]
const STOREFRONT_FILES = ["package.json", "package-lock.json"].map((name) =>
  path.join(STOREFRONT_FOLDER, name)
)
const BROWSER_FILES = path.join(STOREFRONT_FOLDER, "build")
const BUILT = [SERVER_FOLDER, BROWSER_FILES]

/** The programs of the folder `dev`, which the start consists of. */
const programs = (): string[] =>
  readdirSync("dev")
    .filter((name) => /\.[cm]js$/.test(name))
    .map((name) => path.join("dev", name))

const isTest = (name: string): boolean => /\.(spec|test)\.tsx?$/.test(name)

function placePackages(folder: string, target: string): void {
  for (const place of neededPackages(folder)) {
    makeFolder(path.join(target, path.dirname(place)))
    // A package's own packages have their own places.
    placeFolder(path.join(folder, place), path.join(target, place), (name, isFolder) =>
      isFolder ? name !== "node_modules" : isNeededFile(name)
    )
  }
  // The start compares it with the lock file.
  const lock = JSON.stringify(productionLock(folder))
  makeFolder(path.join(target, "node_modules"))
  writeFileSync(path.join(target, "node_modules/.package-lock.json"), lock)
}

/** MikroORM creates a folder for a module's migrations, also for a module that has none, when it migrates. */
function makeMigrationFolders(target: string): void {
  const medusa = path.join(target, "node_modules/@medusajs")
  for (const name of readdirSync(medusa)) {
    const built = path.join(medusa, name, "dist")
    if (existsSync(built)) makeFolder(path.join(built, "migrations"))
  }
  const own = path.join(target, SERVER_FOLDER, "src/modules")
  for (const name of readdirSync(own)) makeFolder(path.join(own, name, "migrations"))
}

/**
 * Makes the tree of an image from a built clone: the roles' programs and packages, nothing that only building or testing
 * needs, all of it readable by every user.
 * @param target a folder that doesn't exist yet; on the file system of the clone, most files are hard links
 */
export function makeImageTree(target: string): void {
  if (existsSync(target)) throw new Problem(`${target} exists already.`)
  const missing = BUILT.find((folder) => !existsSync(path.join(folder, ".ratna-sources")))
  if (missing !== undefined || !isStartCompiled())
    throw new Problem(`${missing ?? "The start"} is not built: run \`npm run build\` first.`)
  const umask = process.umask(0o022)
  try {
    placeAll(target)
  } finally {
    process.umask(umask)
  }
}

function placeAll(target: string): void {
  // The release has its name from the sources of its migrations.
  const places = [...FILES, ...STOREFRONT_FILES, ...BUILT, ...programs(), ...MIGRATION_SOURCES]
  for (const place of new Set(places)) {
    if (!existsSync(place)) continue
    makeFolder(path.join(target, path.dirname(place)))
    if (statSync(place).isFile()) placeFile(place, path.join(target, place))
    else placeFolder(place, path.join(target, place), (name) => !isTest(name))
  }
  for (const folder of [".", STOREFRONT_FOLDER]) placePackages(folder, path.join(target, folder))
  makeMigrationFolders(target)
}
