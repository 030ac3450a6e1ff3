import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import sharp from "sharp"
import { Client } from "../../integration-tests/support/client"
import { sendForm } from "../../integration-tests/support/form"
import { product } from "../../integration-tests/support/product"
import { expectStatus, newShopper, PASSWORD } from "../../integration-tests/support/shopper"
import { newTenant, type NewTenant } from "../../integration-tests/support/tenant"
import { median, type Finding } from "../support/report"

const seconds = 8
const connections = 64
const uploadsAtOnce = 8
/** A meaningless cookie costs at most a look-up in the database. A page that is rendered costs 20 times a kept one. */
const promisedShare = 0.25
const promisedSlowdown = 2

/** The flooder's `Cookie`: none, a malformed value, or another well-formed token each time. */
const cookies = { "no cookie": null, "a meaningless cookie": "ratna_session=bad", "made-up tokens": "random" }

interface Flooded {
  statuses: Record<string, number>
  seconds: number
}

function flood({ slug }: NewTenant, cookie: string | null): { end: () => Promise<Flooded> } {
  const { port } = product()
  const host = `${slug}.localhost:${String(port)}`
  const task = { port, host, path: "/", connections, localAddress: "127.9.9.9", cookie }
  const flooder = fork(path.join("bench", "tenants", "flooder.cjs"), [JSON.stringify(task)], { execArgv: [] })
  return {
    end: async () => {
      const message = once(flooder, "message") as Promise<[Flooded]>
      flooder.send("end")
      return (await message)[0]
    },
  }
}

/** Milliseconds of each request, sent one after another for some seconds. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const from = performance.now()
    await call()
    took.push(performance.now() - from)
    await sleep(20)
  }
  return took
}

/**
 * Measures the rate of a flooded tenant's pages by kind of cookie, and the latency of another tenant's pages meanwhile.
 */
export async function benchFlood(): Promise<Finding[]> {
  const [flooded, quiet] = [await newTenant(), await newTenant()]
  const visitor = new Client(quiet.slug)
  const visit = async () => expectStatus(await visitor.get("/"), 200)
  await timesOf(visit)
  const alone = median(await timesOf(visit))
  const findings: Finding[] = []
  let withoutCookie = 0
  for (const [name, cookie] of Object.entries(cookies)) {
    const running = flood(flooded, cookie)
    await sleep(1_000)
    const beside = median(await timesOf(visit))
    const { statuses, seconds: lasted } = await running.end()
    const perSecond = (statuses["200"] ?? 0) / lasted
    withoutCookie ||= perSecond
    const share = perSecond / withoutCookie
    const others = `another tenant's p50 ${beside.toFixed(0)} ms, ${alone.toFixed(0)} ms alone`
    findings.push({
      what: `pages of a tenant flooded over ${String(connections)} connections with ${name}`,
      result: `${perSecond.toFixed(0)} a second; ${others}; promised: ${String(promisedShare)} of those without a cookie`,
      holds: share >= promisedShare,
    })
  }
  return findings
}

/** Measures the duration of a sign-in while another tenant uploads pictures. */
export async function benchUploads(): Promise<Finding[]> {
  const [busy, quiet] = [await newTenant(), await newTenant()]
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 }
  const size = { width: 1600, height: 1200, channels: 3 as const }
  const picture = await sharp({ create: { ...size, background: "#8a1c3a", noise } })
    .jpeg()
    .toBuffer()
  const { email } = await newShopper(quiet.slug)
  const signIn = async () => {
    const body = { email, password: PASSWORD }
    expectStatus(await new Client(quiet.slug).post("/api/auth/login", body), 200)
  }
  await timesOf(signIn)
  const alone = median(await timesOf(signIn))
  let isOver = false
  let uploaded = 0
  const uploadOn = async (who: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const data = Buffer.concat([picture, Buffer.from(`${String(who)} ${String(n)}`)])
      const files = [{ name: "stone.jpg", data, type: "image/jpeg" }]
      expectStatus(await sendForm(busy.admin, "POST", "/api/admin/uploads", { files }), 201)
      uploaded++
    }
  }
  const uploads = Promise.all(Array.from({ length: uploadsAtOnce }, (_, n) => uploadOn(n)))
  const beside = median(await timesOf(signIn))
  isOver = true
  await uploads
  return [
    {
      what: `sign-in while another tenant uploads ${String(uploadsAtOnce)} pictures at a time`,
      result: `p50 ${beside.toFixed(0)} ms, ${(beside / alone).toFixed(2)} times that alone; ${String(uploaded)} uploaded; promised: ${String(promisedSlowdown)}`,
      holds: beside <= alone * promisedSlowdown,
    },
  ]
}
