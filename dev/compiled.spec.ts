import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { compileFile } from "./build/server-files"
import { compileStart } from "./build/start-files"
import { isStartCompiled, startModules, startSources } from "./compiled.cjs"

jest.setTimeout(60_000)

const home = process.cwd()
const folders = ["src/db", "dev/build", "dev/postgres", "dev/start"]

describe("the compiled start", () => {
  let root: string
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-compiled-"))
    for (const folder of folders) cpSync(folder, path.join(root, folder), { recursive: true })
    for (const file of ["package.json", "package-lock.json", ".node-version", ...startModules()])
      cpSync(file, path.join(root, file))
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
    process.chdir(root)
    await compileStart()
    await compileFile("src/db/connection.ts")
  })
  afterEach(() => {
    process.chdir(home)
    rmSync(root, { recursive: true })
  })

  it("is used while no source has changed", () => {
    expect(isStartCompiled()).toBe(true)
    utimesSync("dev/start/role.ts", 1, 1)
    expect(isStartCompiled()).toBe(false)
  })

  it("needs no sources", () => {
    for (const file of startSources()) rmSync(file)
    expect(isStartCompiled()).toBe(true)
    const { PATH } = process.env
    const env = { PATH, RATNA_ROLE: "server", DATABASE_URL: "", REDIS_URL: "redis://x" }
    const { status, stderr } = spawnSync(process.execPath, ["dev/start.mjs"], { env, encoding: "utf8" })
    expect([status, stderr.trim()]).toEqual([1, "RATNA_ROLE=server needs DATABASE_URL in the environment."])
  })
})
