import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { updateServer } from "./server-files"

describe("compiling what has changed", () => {
  const home = process.cwd()
  let root: string
  let began: number
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-server-"))
    process.chdir(root)
    for (const folder of ["src/api", ".medusa/server/src"]) mkdirSync(folder, { recursive: true })
    for (const file of ["medusa-config.ts", "instrumentation.ts", "src/api/a.ts", "src/api/b.ts"])
      writeFileSync(file, "export const version: number = 1")
    await updateServer(() => undefined)
    began = 0
  })
  afterEach(() => {
    process.chdir(home)
    rmSync(root, { recursive: true })
  })

  const update = () => updateServer(() => began++)
  const compiled = (name: string) => readFileSync(path.join(".medusa/server/src/api", `${name}.js`), "utf8")

  it("does nothing when nothing has changed", async () => {
    expect(await update()).toEqual([])
    expect(began).toBe(0)
  })

  it("compiles a changed file only, even if its new version is an older file", async () => {
    writeFileSync("src/api/a.ts", "export const version: number = 2")
    utimesSync("src/api/a.ts", 1, 1)
    expect(await update()).toEqual(["src/api/a.ts"])
    expect(compiled("a")).toContain("version = 2")
    expect(began).toBe(1)
  })

  it("deletes the output of a deleted file", async () => {
    rmSync("src/api/b.ts")
    expect(await update()).toEqual([".medusa/server/src/api/b.js"])
    expect(existsSync(".medusa/server/src/api/b.js")).toBe(false)
  })

  it("compiles a file again that couldn't be compiled", async () => {
    writeFileSync("src/api/a.ts", "export const = 1")
    await expect(update()).rejects.toThrow()
    await expect(update()).rejects.toThrow()
    writeFileSync("src/api/a.ts", "export const version: number = 3")
    await update()
    expect(compiled("a")).toContain("version = 3")
  })
})
