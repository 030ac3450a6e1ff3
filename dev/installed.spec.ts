import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isInstalled } from "./installed.cjs"

describe("the check of installed packages", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "ratna-install-"))
    mkdirSync(path.join(folder, "node_modules"))
    write("package-lock.json", { ...server, ...compiler, ...otherSystem })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const server = { "node_modules/server": { version: "1.0.0" } }
  const compiler = { "node_modules/compiler": { version: "2.0.0", dev: true } }
  const otherSystem = { "node_modules/for-other-systems": { version: "3.0.0", dev: true, optional: true } }
  const write = (file: string, packages: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
  const install = (packages: object) => write("node_modules/.package-lock.json", packages)
  const check = () => [false, true].map((omitsDev) => isInstalled(folder, omitsDev))

  it("accepts all packages, without those for other systems", () => {
    install({ ...server, ...compiler })
    expect(check()).toEqual([true, true])
  })

  it("accepts an install without development packages where they aren't needed", () => {
    install(server)
    expect(check()).toEqual([false, true])
  })

  it("refuses another version, a missing package and no install", () => {
    install({ ...compiler, "node_modules/server": { version: "1.0.1" } })
    expect(check()).toEqual([false, false])
    install(compiler)
    expect(check()).toEqual([false, false])
    rmSync(path.join(folder, "node_modules"), { recursive: true })
    expect(check()).toEqual([false, false])
  })

  it("refuses a development package of another version, where it is installed", () => {
    install({ ...server, "node_modules/compiler": { version: "1.9.0" } })
    expect(check()).toEqual([false, false])
  })
})
