import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { compiledFile, MODULES } from "../../compiled.cjs"
import { isInstalled } from "../../installed.cjs"
import { makeImageTree } from "./tree"

const packages = {
  "node_modules/pg": { version: "8.0.0" },
  "node_modules/@medusajs/file": { version: "2.0.0" },
  "node_modules/@medusajs/file/node_modules/pg": { version: "7.0.0" },
  "node_modules/@medusajs/dashboard": { version: "2.0.0" },
  "node_modules/typescript": { version: "5.0.0", devOptional: true },
  "node_modules/jest": { version: "30.0.0", dev: true },
}

describe("the tree of an image", () => {
  const home = process.cwd()
  let root: string
  let tree: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-image-"))
    tree = path.join(root, "out/srv/ratna")
    process.chdir(root)
    for (const place of Object.keys(packages)) write(`${place}/dist/index.js`)
    for (const folder of [".", "storefront"])
      for (const name of ["package-lock.json", "node_modules/.package-lock.json"])
        write(path.join(folder, name), JSON.stringify({ packages: folder === "." ? packages : {} }))
    for (const file of ["package.json", "LICENSE", ".node-version", "dev/start.mjs", ...MODULES]) write(file)
    for (const file of ["dev/start/role.ts", "src/api/route.ts", "src/modules/faq/index.spec.ts", ".env"])
      write(file)
    write("src/modules/faq/index.ts")
    for (const file of [...MODULES, "dev/start/role.ts"]) {
      mkdirSync(path.dirname(compiledFile(file)), { recursive: true })
      cpSync(file, compiledFile(file), { preserveTimestamps: true })
    }
    write(compiledFile("dev/start/main.ts"))
    write(".medusa/server/src/modules/faq/index.js")
    for (const built of [".medusa/server", "storefront/build"]) write(`${built}/.ratna-sources`)
  })
  afterEach(() => {
    process.chdir(home)
    rmSync(root, { recursive: true })
  })

  function write(file: string, text = ""): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const has = (file: string): boolean => existsSync(path.join(tree, file))
  const modeOf = (file: string): string => (statSync(path.join(tree, file)).mode & 0o777).toString(8)

  it("contains the packages that a role may load, and their licences", () => {
    for (const name of ["index.js.map", "index.d.ts", "README.md", "LICENSE.md"])
      write(`node_modules/pg/${name}`)
    makeImageTree(tree)
    for (const file of ["pg/dist/index.js", "pg/LICENSE.md", "@medusajs/file/node_modules/pg/dist/index.js"])
      expect([file, has(`node_modules/${file}`)]).toEqual([file, true])
    for (const file of [
      "pg/index.js.map",
      "pg/index.d.ts",
      "pg/README.md",
      "jest",
      "typescript",
      "@medusajs/dashboard",
    ])
      expect([file, has(`node_modules/${file}`)]).toEqual([file, false])
  })

  it("passes the start's check of the lock files as an install for production", () => {
    makeImageTree(tree)
    expect(isInstalled(tree, true)).toBe(true)
    expect(readFileSync(path.join(tree, "node_modules/.package-lock.json"), "utf8")).not.toContain("jest")
  })

  it("contains the built servers and the programs of the start, and no other sources", () => {
    makeImageTree(tree)
    for (const file of ["dev/start.mjs", ".medusa/server/dev/start/main.js", "src/modules/faq/index.ts"])
      expect([file, has(file)]).toEqual([file, true])
    for (const file of ["dev/start", "src/api", "src/modules/faq/index.spec.ts", ".env"])
      expect([file, has(file)]).toEqual([file, false])
  })

  it("has the folders that MikroORM would create when it migrates", () => {
    makeImageTree(tree)
    for (const module of ["node_modules/@medusajs/file/dist", ".medusa/server/src/modules/faq"])
      expect(modeOf(path.join(module, "migrations"))).toBe("755")
  })

  it("can be read by every user, though the clone can't", () => {
    write(".medusa/server/src/serve.js")
    chmodSync(".medusa/server/src/serve.js", 0o600)
    chmodSync(".medusa/server/src", 0o700)
    const umask = process.umask(0o077)
    makeImageTree(tree)
    process.umask(umask)
    expect(modeOf(".medusa/server/src")).toBe("755")
    expect(modeOf(".medusa/server/src/serve.js")).toBe("644")
    expect(modeOf("node_modules/.package-lock.json")).toBe("644")
    expect(modeOf("..")).toBe("755")
    expect(statSync(".medusa/server/src/serve.js").mode & 0o777).toBe(0o600)
  })

  it("is made only of a complete, current build", () => {
    write("dev/start/role.ts", "changed")
    expect(() => makeImageTree(tree)).toThrow("The start is not built: run `npm run build` first.")
    rmSync("storefront/build", { recursive: true })
    expect(() => makeImageTree(tree)).toThrow("storefront/build is not built")
  })
})
