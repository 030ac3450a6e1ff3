import type { Branding } from "../../../src/contract/branding"
import { Client } from "../../support/client"
import { IsolationReport } from "../../support/isolation/report"
import { product } from "../../support/product"
import { sendRaw } from "../../support/raw"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

const report = new IsolationReport(
  4,
  "Hosts",
  "Requests that name one tenant and hint at another: none may reach a tenant that its Host doesn't name."
)
afterAll(() => report.write())

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

/** Sends a raw request to the public origin. @returns the slug of the tenant that it reaches, or the error status */
async function reached(target: string, headers: readonly string[], port = product().port): Promise<string> {
  const request = [`GET ${target} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n")
  const response = await sendRaw(port, request)
  const status = /^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? "nothing"
  if (status !== "200") return status
  return (/"slug":"([^"]+)"/.exec(response) ?? [])[1] ?? "no tenant"
}

const call = "/api/branding"
const medusaPort = (): number => Number(new URL(product().medusaUrl).port)

it("forged proxy headers lead to no other tenant", async () => {
  const other = `${tenant.slug}.localhost`
  const hints = [
    ["X-Forwarded-Host", other],
    ["Forwarded", `host=${other};proto=https`],
    ["X-Host", other],
    ["X-Original-Host", other],
    ["X-HTTP-Host-Override", other],
    ["X-Forwarded-Server", other],
    ["X-Original-URL", `http://${other}${call}`],
    ["X-Rewrite-URL", `http://${other}${call}`],
    ["Origin", `http://${other}`],
    ["Referer", `http://${other}/`],
    ["X-Ratna-Tenant", tenant.id],
  ] as const
  for (const [name, value] of hints)
    for (const port of [product().port, medusaPort()]) {
      const slug = await reached(call, ["Host: localhost", `${name}: ${value}`], port)
      const way = port === product().port ? "the public origin" : "the Medusa server"
      report.add(
        `${name} at ${way}`,
        "reaches its Host's tenant",
        slug === "default" ? [] : [`reaches ${slug}`]
      )
    }
  expect(report.problems()).toEqual([])
})

it("unusual spellings of a host reach the tenant that they name, or none", async () => {
  const { slug } = tenant
  const spellings: [host: string, may: string][] = [
    [`${slug}.localhost`, slug],
    [`${slug}.localhost:1`, slug],
    [`${slug}.localhost.`, slug],
    [`${slug.toUpperCase()}.LOCALHOST`, slug],
    [`${slug}.example.`, slug],
    [`${slug}.example:443`, slug],
    [`x.${slug}.localhost`, "default"],
    [`${slug}.localhost.evil.example`, "default"],
    [`${slug}.localhost@evil.example`, "default"],
    [`evil.example@${slug}.localhost`, "default"],
    [`${slug}.localhost, localhost`, "default"],
    [`${slug}%2elocalhost`, "default"],
    [`${slug}。localhost`, "default"],
    [`xn--${slug}-9ta.localhost`, "404"],
    ["127.0.0.1", "default"],
    ["2130706433", "default"],
    ["0x7f000001", "default"],
    ["[::1]", "default"],
    ["[::ffff:127.0.0.1]", "default"],
  ]
  for (const [host, may] of spellings) {
    const found = await reached(call, [`Host: ${Buffer.from(host).toString("latin1")}`])
    const holds = found === may || /^4\d\d$/.test(found)
    report.add(`Host: ${host}`, `reaches ${may === slug ? "the tenant it names" : may}, or is refused`, [
      ...(holds ? [] : [`reaches ${found}`]),
    ])
  }
  expect(report.problems()).toEqual([])
})

it("a request with two hosts, or with a host in its request line, is refused", async () => {
  const other = `${tenant.slug}.localhost`
  const odd: [what: string, target: string, headers: string[]][] = [
    ["two Host headers", call, ["Host: localhost", `Host: ${other}`]],
    ["two Host headers, the other way", call, [`Host: ${other}`, "Host: localhost"]],
    ["an absolute first line", `http://${other}${call}`, ["Host: localhost"]],
    ["no Host at all", call, []],
    ["a Host with a space before its colon", call, ["Host: localhost", `Host : ${other}`]],
    ["a folded Host", call, [`Host: localhost\r\n ${other}`]],
  ]
  for (const [what, target, headers] of odd) {
    const found = await reached(target, headers)
    report.add(what, "is refused", /^4\d\d$/.test(found) ? [] : [`responds with ${found}`])
    // The Medusa server itself has no public address, so it may use the first Host header.
    const behind = await reached(target, headers, medusaPort())
    const strange = /^4\d\d$/.test(behind) || behind === "default" || headers[0]?.includes(other)
    report.add(
      `${what}, past the public origin`,
      "reaches no other tenant",
      strange ? [] : [`reaches ${behind}`]
    )
  }
  expect(report.problems()).toEqual([])
})

it("a tenant's own host still reaches it afterwards, so nothing was cached under another host", async () => {
  for (const slug of ["default", tenant.slug]) {
    const { body } = expectStatus(await new Client(slug).get<Branding>(call), 200)
    expect(body.slug).toBe(slug)
  }
})
