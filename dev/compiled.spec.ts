import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { compileFile } from "./build/server-files"
import { compileStart } from "./build/start-files"
import { compiledFile, isStartCompiled, startSources } from "./compiled.cjs"

jest.setTimeout(60_000)

const home = process.cwd()
const needed = ["package.json", "package-lock.json", ".node-version"]
const folders = ["dev/build", "dev/postgres", "dev/start"]

/** The server's files that the start imports, directly or through others. */
function serverFiles(): string[] {
  const found = new Set(startSources())
  // The set grows meanwhile.
  for (const file of found) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
      const source = path.join(path.dirname(file), `${name}.ts`)
      if (existsSync(source)) found.add(source)
    }
  }
  return [...found].filter((file) => file.startsWith("src/"))
}

describe("the compiled start", () => {
  let root: string
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), "ratna-compiled-"))
    for (const folder of folders) cpSync(folder, path.join(root, folder), { recursive: true })
    const programs = readdirSync("dev").filter((name) => /\.[cm]js$/.test(name))
    for (const file of [...needed, ...programs.map((name) => path.join("dev", name))])
      cpSync(file, path.join(root, file))
    const imported = serverFiles()
    for (const file of imported) cpSync(file, path.join(root, file))
    symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
    process.chdir(root)
    await compileStart()
    await Promise.all(imported.map(compileFile))
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

  it.each(["cli", "main", "role"])("has every module that %s imports", (name) => {
    const file = path.resolve(compiledFile(`dev/start/${name}.ts`))
    const { status, stderr } = spawnSync(process.execPath, ["-e", "require(process.argv[1])", file], {
      encoding: "utf8",
    })
    expect([status, stderr]).toEqual([0, ""])
  })

  it("needs no sources", () => {
    for (const file of startSources()) rmSync(file)
    expect(isStartCompiled()).toBe(true)
    const { PATH } = process.env
    const env = { PATH, RATNA_ROLE: "server", DATABASE_URL: "", REDIS_URL: "redis://x" }
    const { status, stdout, stderr } = spawnSync(process.execPath, ["dev/start.mjs"], {
      env,
      encoding: "utf8",
    })
    expect(status).toBe(1)
    expect(stdout + stderr).toContain("RATNA_ROLE=server needs DATABASE_URL in the environment.")
  })
})
