import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import express from "express"
import { medusaAdmin } from "./medusa-admin"

jest.mock("../../config/env", () => ({ env: () => ({ ADMIN_DISABLED: false, production: true }) }))

const before = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), "ratna-admin-"))
const built = path.join(folder, "public/admin")

beforeAll(() => {
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

/** Another site can't frame the page, and its scripts are its own. */
function requireSecurityHeaders({ headers }: Response): void {
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
  expect(headers.get("content-security-policy")).toContain("default-src")
  expect(headers.get("x-frame-options")).toBe("DENY")
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("referrer-policy")).toBe("no-referrer")
  expect(headers.get("permissions-policy")).toContain("camera=()")
  expect(headers.get("strict-transport-security")).toContain("max-age")
}

it("Medusa Admin shows a notice during its first build and is served afterwards without a restart", async () => {
  const app = express().use("/app", (req, res, next) =>
    medusaAdmin(req as MedusaRequest, res as MedusaResponse, next)
  )
  const server = createServer(app).listen(0, "127.0.0.1")
  await once(server, "listening")
  const page = (at: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app${at}`)
  try {
    for (const at of ["", "/orders"]) {
      const response = await page(at)
      expect(response.status).toBe(503)
      requireSecurityHeaders(response)
      expect(response.headers.get("retry-after")).toBe("5")
      const text = await response.text()
      expect(text).toContain("Medusa Admin is being built")
      expect(text).toContain('<meta http-equiv="refresh" content="5">')
    }
    mkdirSync(path.join(built, "assets"), { recursive: true })
    writeFileSync(path.join(built, "assets/a.js"), "the script")
    writeFileSync(path.join(built, "index.html"), "the page")
    for (const at of ["", "/orders"]) {
      const response = await page(at)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe("the page")
      requireSecurityHeaders(response)
      expect(response.headers.get("content-security-policy")).toContain("script-src 'self';")
    }
    const script = await page("/assets/a.js")
    requireSecurityHeaders(script)
    expect(await script.text()).toBe("the script")
  } finally {
    server.close()
  }
})
