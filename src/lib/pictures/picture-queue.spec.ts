import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import sharp from "sharp"
import { PictureQueue } from "./picture-queue"

jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), "ratna-pictures-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture process that acts on its input's first byte and reports what it received. */
const program = path.join(folder, "process.js")
writeFileSync(
  program,
  `process.on("message", ({ input }) => {
    const text = Buffer.from(input.picture).toString()
    if (text === "die") process.kill(process.pid, "SIGKILL")
    else if (text !== "hang") setTimeout(() => process.send({ result: Buffer.from(text), rss: text === "large" ? 1e9 : 1 }), 20)
  })
  process.once("disconnect", () => process.exit())`
)
const queueOf = (limits: ConstructorParameters<typeof PictureQueue>[0] = {}) =>
  new PictureQueue({ processes: 1, maxIdleMs: 200, entry: program, ...limits })

async function draw(queue: PictureQueue, tenantId: string, text: string) {
  const drawn = await queue.run(tenantId, "paperLogo", { picture: Buffer.from(text) })
  return drawn.toString()
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(10)
}

describe("the picture queue", () => {
  it("eight uploads of one tenant don't delay another's", async () => {
    const queue = queueOf()
    const done: string[] = []
    const draws = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"].map((it) => draw(queue, "a", it))
    const all = [...draws, draw(queue, "b", "b1")]
    await Promise.all(all.map((it) => it.then((text) => done.push(text))))
    // After the running tasks and the other tenant's earlier turn.
    expect(done.indexOf("b1")).toBe(2)
  })

  it("a picture that kills its process is refused, and the waiting ones are processed", async () => {
    const queue = queueOf()
    const results = await Promise.allSettled(["die", "next"].map((it) => draw(queue, "a", it)))
    expect(results).toMatchObject([
      { status: "rejected", reason: { code: "SERVICE_UNAVAILABLE" } },
      { status: "fulfilled", value: "next" },
    ])
    expect(await draw(queue, "a", "later")).toBe("later")
  })

  it("a picture that takes too long doesn't block the others", async () => {
    const queue = queueOf({ maxTaskMs: 8_000 })
    const results = await Promise.allSettled(["hang", "next"].map((it) => draw(queue, "a", it)))
    expect(results).toMatchObject([
      { status: "rejected", reason: { code: "SERVICE_UNAVAILABLE" } },
      { status: "fulfilled", value: "next" },
    ])
  })

  it("a process that holds too much memory, or is idle, ends", async () => {
    const queue = queueOf()
    const large = draw(queue, "a", "large")
    const [first = 0] = queue.pids
    await large
    await untilGone(first)
    expect(await draw(queue, "a", "small")).toBe("small")
    const [second = 0] = queue.pids
    await untilGone(second)
    expect(queue.pids).toEqual([])
    expect(await draw(queue, "a", "again")).toBe("again")
  })

  it("the number of one tenant's waiting pictures is bounded", async () => {
    const queue = queueOf()
    const many = Array.from({ length: 110 }, (_, n) => draw(queue, "a", String(n)))
    const results = await Promise.allSettled(many)
    const refused = results.filter((it) => it.status === "rejected")
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]).toMatchObject({ reason: { code: "TOO_MANY_REQUESTS" } })
    expect(results.filter((it) => it.status === "fulfilled").length).toBeGreaterThanOrEqual(100)
  })

  it("a program that can't be started fails only its own task", async () => {
    const queue = queueOf({ entry: path.join(folder, "missing.js") })
    await expect(draw(queue, "a", "a1")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
    await expect(draw(queue, "a", "a2")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  })

  it("the real program decodes, names the form's field in an error, and holds no secret", async () => {
    process.env["RATNA_SECRET_KEY"] = "a secret"
    const queue = new PictureQueue({ processes: 1 })
    const { data } = await sharp({ create: { width: 50, height: 20, channels: 3, background: "#8a1c3a" } })
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    const files = await queue.run("a", "photo", { picture: data, field: "images" })
    expect(await sharp(files.at(-1)?.[1]).metadata()).toMatchObject({ format: "webp", width: 50 })
    await expect(
      queue.run("a", "photo", { picture: Buffer.from("none"), field: "images" })
    ).rejects.toMatchObject({ code: "VALIDATION_FAILED", extra: { details: [{ path: "images" }] } })
    const [pid = 0] = queue.pids
    expect(readFileSync(`/proc/${String(pid)}/environ`, "utf8")).not.toContain("a secret")
    process.kill(pid, "SIGKILL")
  })
})
