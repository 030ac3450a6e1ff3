import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { readSecrets } from "./secrets"
import { readSettings } from "./settings"

describe("start secrets", () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "ratna-secrets-"))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const file = () => path.join(dataDir, "secrets.json")
  const settings = (env: NodeJS.ProcessEnv = {}) => readSettings({ DATA_DIR: dataDir, ...env })

  it("creates 32 random bytes each, once, readable by the owner only", () => {
    const first = readSecrets(settings())
    expect(Object.values(first).map((secret) => Buffer.from(secret, "base64").length)).toEqual([
      32, 32, 32, 32,
    ])
    expect(new Set(Object.values(first)).size).toBe(4)
    expect(readSecrets(settings())).toEqual(first)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it("prefers the environment's secrets and doesn't store them", () => {
    expect(readSecrets(settings({ JWT_SECRET: "from-outside" })).JWT_SECRET).toBe("from-outside")
    expect(readFileSync(file(), "utf8")).not.toContain("from-outside")
  })

  it("reads a second value from the file for a secret from the file", () => {
    const first = readSecrets(settings())
    const stored = { ...first, COOKIE_SECRET_SECOND: "the former one", EDGE_SECRET_SECOND: "the former one" }
    writeFileSync(file(), JSON.stringify(stored))
    expect(readSecrets(settings({ EDGE_SECRET: "given" }))).toEqual({
      ...first,
      EDGE_SECRET: "given",
      COOKIE_SECRET_SECOND: "the former one",
    })
  })

  it("refuses a damaged file, since a new key couldn't decrypt existing data", () => {
    writeFileSync(file(), "{ half")
    expect(() => readSecrets(settings())).toThrow(/secrets\.json can't be read/)
  })

  it("refuses to start production without secrets, and names all that are missing", () => {
    const start = () => readSecrets(settings({ NODE_ENV: "production", JWT_SECRET: "given" }))
    expect(start).toThrow(/^NODE_ENV=production needs COOKIE_SECRET, RATNA_SECRET_KEY in the environment/)
  })
})
