import { canRender, renderChart, variablesOf } from "../../dev/chart/chart"
import type { env as readEnv } from "./env"

jest.setTimeout(120_000)

/** What an operator's Secret contains. */
const secrets: Record<string, string> = {
  DATABASE_URL: "postgres://ratna:secret@postgres/ratna",
  REDIS_URL: "redis://redis",
  SMTP_URL: "smtp://mail.example.in",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  RATNA_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  EDGE_SECRET: "e".repeat(32),
  COOKIE_SECRET_SECOND: "d".repeat(32),
  RATNA_SECRET_KEY_SECOND: Buffer.alloc(32, 2).toString("base64"),
  EDGE_SECRET_SECOND: "f".repeat(32),
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
}

/** Returns the configuration that a process reads from exactly these variables, or why it refuses them. */
function configurationFrom(variables: Record<string, string>): string {
  const own = process.env
  process.env = { ...variables, NODE_ENV: "test", DATA_DIR: "/data" }
  try {
    let read = ""
    jest.isolateModules(() => {
      const { env } = jest.requireActual<{ env: typeof readEnv }>("./env")
      read = JSON.stringify(env())
    })
    return read
  } catch (error) {
    return String(error)
  } finally {
    process.env = own
  }
}

// Without Debian's golang-go and golang-github-masterminds-sprig-dev.
const eachRole = (canRender ? it : it.skip).each(["server", "worker", "migrate"])

eachRole("every variable of the chart's role %s is read (skipped without Go and sprig)", (role) => {
  const { values, secrets: names } = variablesOf(renderChart(), role)
  const given = { ...values, ...Object.fromEntries(names.map((name) => [name, secrets[name] ?? ""])) }
  const usually = configurationFrom(given)
  expect(usually).toContain('"s3":{')
  // Others than the chart's, as valid as they need to be: they are read, or refused.
  const others: Record<string, string> = { METRICS_PORT: "9465", DRAIN_SECONDS: "6", DB_POOL_MAX: "21" }
  const isUnread = (name: string): boolean =>
    configurationFrom({ ...given, [name]: others[name] ?? "https://other.example.in" }) === usually
  expect(Object.keys(given).filter(isUnread)).toEqual([])
  expect(isUnread("S3_HOST")).toBe(true)
})
