import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const folder = mkdtempSync(path.join(tmpdir(), "ratna-cli-"))
const dataDir = path.join(folder, "data")
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["dev/cli.mjs", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir },
  })

it("a mistyped command is refused with the list of commands before anything is built or started", () => {
  const { status, stderr } = run("tenant:creat", "--slug", "ruby")
  expect(status).toBe(1)
  expect(stderr).toContain('Unknown command "tenant:creat"')
  expect(stderr).toContain("tenant:create --slug <slug>")
  expect(existsSync(dataDir)).toBe(false)
})

it("the help names the installation's commands beside the server's, and one command's alone", () => {
  const { stdout } = run("--help")
  for (const command of ["tenant:create", "files:move", "backup", "restore"])
    expect(stdout).toContain(command)
  const one = run("backup", "--help").stdout
  expect(one).toContain("backup --to <new folder>")
  expect(one).not.toContain("restore --from")
})
