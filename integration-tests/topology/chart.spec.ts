import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { canRender, renderChart, variablesOf } from "../../dev/chart/chart"
import { freePorts } from "../../dev/start/ports"
import { topology } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(180_000)

const dataDir = mkdtempSync(path.join(tmpdir(), "ratna-chart-"))
const running: ChildProcess[] = []

afterAll(async () => {
  await Promise.all(
    running.map(async (child) => {
      const ended = child.exitCode === null ? once(child, "exit") : undefined
      child.kill("SIGTERM")
      await ended
    })
  )
  rmSync(dataDir, { recursive: true, force: true })
})

/** The variables that the image sets. */
function imageVariables(): Record<string, string> {
  const [, block = ""] = /^ENV ((?:.*\\\n)*.*)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? []
  return Object.fromEntries(
    [...block.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value])
  )
}

/**
 * Starts a role with exactly the variables of the chart and the image.
 * @param places variables that differ because this is no cluster: ports, and addresses of services
 * @returns once it responds as ready
 */
async function start(role: string, port: number, places: Record<string, string>): Promise<void> {
  const { values, secrets } = variablesOf(renderChart(), role)
  const { env, redisUrl } = topology()
  const ofSecret: Record<string, string | undefined> = {
    ...env,
    REDIS_URL: redisUrl,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  }
  const log = path.join(dataDir, `${role}.log`)
  const output = openSync(log, "a")
  const child = spawn(process.execPath, ["dev/start.mjs"], {
    env: {
      PATH: process.env["PATH"],
      ...imageVariables(),
      ...values,
      ...Object.fromEntries(secrets.map((name) => [name, ofSecret[name]])),
      ...places,
    },
    stdio: ["ignore", output, output],
  })
  running.push(child)
  await waitFor(
    `${role} to be ready`,
    async () => {
      if (child.exitCode !== null) throw new Error(`${role} ended: ${readFileSync(log, "utf8")}`)
      const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined)
      return response?.ok === true ? true : undefined
    },
    120_000
  )
}

// Without Debian's golang-go and golang-github-masterminds-sprig-dev.
const ifRendered = canRender ? it : it.skip

ifRendered("each role starts with exactly the chart's variables (skipped without Go and sprig)", async () => {
  const ports = await freePorts(["server", "worker", "storefront", "metrics1", "metrics2", "metrics3"])
  const { RAZORPAY_API_URL = "", POSTAL_API_URL = "" } = topology().env
  const simulated = { DATA_DIR: dataDir, HOST: "127.0.0.1", RAZORPAY_API_URL, POSTAL_API_URL }
  await start("server", ports.server, {
    ...simulated,
    MEDUSA_HOST: "127.0.0.1",
    MEDUSA_PORT: String(ports.server),
    METRICS_PORT: String(ports.metrics1),
  })
  await start("storefront", ports.storefront, {
    ...simulated,
    PORT: String(ports.storefront),
    MEDUSA_URL: `http://127.0.0.1:${ports.server}`,
    METRICS_PORT: String(ports.metrics2),
  })
  await start("worker", ports.worker, {
    ...simulated,
    HEALTH_PORT: String(ports.worker),
    METRICS_PORT: String(ports.metrics3),
  })
  const metrics = await fetch(`http://127.0.0.1:${ports.metrics1}/metrics`)
  expect(await metrics.text()).toContain("ratna_db_pool_connections")
  // Secure cookies and strict hosts: production, where the platform's domain is the chart's.
  const allowed = async (host: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${ports.server}/api/domains/allowed?domain=${host}`)).status
  expect([await allowed("default.shops.example.in"), await allowed("default.other.example.in")]).toEqual([
    200, 404,
  ])
})
