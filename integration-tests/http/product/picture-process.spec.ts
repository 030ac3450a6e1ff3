import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import sharp from "sharp"
import { sendForm } from "../../support/form"
import { product } from "../../support/product"
import { expectStatus, newShopper, signIn } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

let tenant: NewTenant
/** Large enough that processing it takes a second or more. */
let picture: Buffer
beforeAll(async () => {
  tenant = await newTenant()
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 }
  picture = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: "#8a1c3a", noise } })
    .jpeg({ quality: 50 })
    .toBuffer()
})

/** Uploads the picture. The bytes after its last pixel make each upload a different file. */
const upload = (rest: string) =>
  sendForm<{ error?: string; code?: string }>(tenant.admin, "POST", "/api/admin/uploads", {
    files: [{ name: `${rest}.jpg`, data: Buffer.concat([picture, Buffer.from(rest)]), type: "image/jpeg" }],
  })

function parentOf(pid: string): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? ""
}

/** Returns the ids of this server's task processes. */
async function pictureProcesses(): Promise<number[]> {
  const { medusa } = (await (await fetch(`${product().controlUrl}/pids`)).json()) as { medusa: number }
  const isOurs = (pid: string): boolean => {
    try {
      const isPictures = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("task-process.js")
      return isPictures && parentOf(pid) === String(medusa)
    } catch {
      // The process has just exited.
      return false
    }
  }
  return readdirSync("/proc")
    .filter((it) => /^\d+$/.test(it))
    .filter(isOurs)
    .map(Number)
}

it("a picture that crashes its decoder fails one upload: the server continues, and the next upload succeeds", async () => {
  const shopper = await newShopper(tenant.slug)
  const state = { hasEnded: false }
  const uploading = upload("first").finally(() => (state.hasEnded = true))
  // Whichever process gets the picture, and whenever.
  while (!state.hasEnded) {
    for (const pid of await pictureProcesses()) process.kill(pid, "SIGKILL")
    await sleep(100)
  }
  const response = await uploading
  expect(response).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
  expect(response.body.error).toMatch(/try again/)
  expect(Number(response.headers["retry-after"])).toBeGreaterThanOrEqual(1)
  await signIn(shopper.email, shopper.password, tenant.slug)
  expectStatus(await upload("first"), 201)
})

it("the process that decodes strangers' files holds none of the server's secrets", async () => {
  const uploading = upload("second")
  const [pid = 0] = await waitFor("a picture process", async () => {
    const found = await pictureProcesses()
    return found.length ? found : undefined
  })
  const environment = readFileSync(`/proc/${String(pid)}/environ`, "utf8")
  expect(environment).toContain("NODE_ENV=")
  for (const name of ["DATABASE_URL", "RATNA_SECRET_KEY", "EDGE_SECRET", "JWT_SECRET"])
    expect(environment).not.toContain(name)
  expectStatus(await uploading, 201)
})
