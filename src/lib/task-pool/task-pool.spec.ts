import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { withCaller } from "../caller"
import { type TaskKind, TaskPool } from "./task-pool"

jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), "ratna-tasks-"))
afterAll(() => rmSync(folder, { recursive: true }))

const megabyte = 1_000_000

/** Tasks that act on their input, and return it. */
const tasks = path.join(folder, "tasks.js")
writeFileSync(
  tasks,
  `const kept = []
  exports.tasks = {
    echo: async (text) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return text
    },
    die: async () => process.kill(process.pid, "SIGKILL"),
    hang: () => new Promise(() => undefined),
    spin: async () => { for (;;); },
    eat: async (size) => {
      const eaten = []
      for (let n = 0; n < size; n++) {
        eaten.push(Buffer.alloc(1e6, 1))
        if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return size
    },
    keep: async () => { kept.push(Buffer.alloc(250e6, 1)); return "kept" },
    environment: async () => process.env.RATNA_SECRET_KEY ?? "nothing",
  }`
)

type Options = ConstructorParameters<typeof TaskPool>[1]
const poolOf = (options: Options = {}, capacity = { processes: 1, memoryBytes: 2_000 * megabyte }) => {
  const pool = new TaskPool(capacity, { maxIdleMs: 60_000, maxKeptBytes: 200 * megabyte, ...options })
  pools.push(pool)
  return pool
}

const kind: TaskKind = { cpuMs: 5_000, memoryBytes: 300 * megabyte }
const run = (pool: TaskPool, tenantId: string, name: string, input: unknown = name, changed: object = {}) =>
  pool.run(tenantId, { module: tasks, name, input }, { ...kind, ...changed })
const echo = (pool: TaskPool, tenantId: string, text: string, changed?: object) =>
  run(pool, tenantId, "echo", text, changed)

const lost = { code: "SERVICE_UNAVAILABLE" }

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

const pools: TaskPool[] = []
afterEach(() => {
  for (const { pids } of pools.splice(0)) for (const pid of pids) process.kill(pid, "SIGKILL")
})

describe("the task pool", () => {
  it("eight uploads of one tenant don't delay another's", async () => {
    const pool = poolOf()
    const done: unknown[] = []
    const first = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"].map((it) => echo(pool, "a", it))
    const all = [...first, echo(pool, "b", "b1")]
    await Promise.all(all.map((it) => it.then((text) => done.push(text))))
    // After the running task and the other tenant's earlier turn.
    expect(done.indexOf("b1")).toBe(2)
  })

  it("whoever waits for an invoice doesn't wait for copies that nobody waits for", async () => {
    const pool = poolOf()
    const done: unknown[] = []
    const copies = ["c1", "c2", "c3"].map((it) => echo(pool, "a", it, { isBackground: true }))
    const all = [...copies, echo(pool, "a", "invoice")]
    await Promise.all(all.map((it) => it.then((text) => done.push(text))))
    expect(done.indexOf("invoice")).toBe(1)
  })

  it("a task that kills its process is refused, and the waiting ones are processed", async () => {
    const pool = poolOf()
    const results = await Promise.allSettled([run(pool, "a", "die"), echo(pool, "a", "next")])
    expect(results).toMatchObject([
      { status: "rejected", reason: lost },
      { status: "fulfilled", value: "next" },
    ])
  })

  it("a drawing that never ends is lost after its CPU time", async () => {
    const pool = poolOf()
    await echo(pool, "a", "warm")
    const started = performance.now()
    await expect(run(pool, "a", "spin", undefined, { cpuMs: 500 })).rejects.toMatchObject(lost)
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(await echo(pool, "a", "next")).toBe("next")
  })

  it("a task that waits forever is lost too", async () => {
    const pool = poolOf()
    await echo(pool, "a", "warm")
    await expect(run(pool, "a", "hang", undefined, { cpuMs: 100 })).rejects.toMatchObject(lost)
  })

  it("a task that fills the memory is lost, and one within its limit isn't", async () => {
    const pool = poolOf({ maxKeptBytes: 800 * megabyte })
    expect(await run(pool, "a", "eat", 100)).toBe(100)
    await expect(run(pool, "a", "eat", 1_000)).rejects.toMatchObject(lost)
    expect(await run(pool, "a", "eat", 500, { memoryBytes: 900 * megabyte })).toBe(500)
  })

  it("without the system's limit, a task that fills the memory is lost by watching it", async () => {
    const pool = poolOf({ maxKeptBytes: 800 * megabyte, prlimit: path.join(folder, "missing") })
    expect(await run(pool, "a", "eat", 100)).toBe(100)
    await expect(run(pool, "a", "eat", 1_500, { cpuMs: 60_000 })).rejects.toMatchObject(lost)
  })

  it("tasks whose limits don't fit the memory together run one after the other", async () => {
    const pool = poolOf({}, { processes: 2, memoryBytes: 500 * megabyte })
    let most = 0
    const all = ["1", "2", "3"].map((it) => echo(pool, it, it))
    const drawn = echo(pool, "4", "4", { isDrawing: true })
    const counting = setInterval(() => (most = Math.max(most, pool.pids.length)), 5)
    expect(await Promise.all([...all, drawn])).toEqual(["1", "2", "3", "4"])
    clearInterval(counting)
    expect(most).toBe(1)
  })

  it("a task that alone exceeds the memory gets what there is", async () => {
    const pool = poolOf({}, { processes: 1, memoryBytes: 200 * megabyte })
    expect(await run(pool, "a", "eat", 50, { memoryBytes: 900 * megabyte })).toBe(50)
    await expect(run(pool, "a", "eat", 600, { memoryBytes: 900 * megabyte })).rejects.toMatchObject(lost)
  })

  it("a drawing doesn't occupy the process of the others", async () => {
    const pool = poolOf()
    const hanging = run(pool, "a", "hang", undefined, { isDrawing: true, cpuMs: 50 }).catch(() => "lost")
    expect(await echo(pool, "b", "invoice")).toBe("invoice")
    expect(await hanging).toBe("lost")
  })

  it("a task ends when its caller disconnects, waiting or running", async () => {
    const pool = poolOf()
    const callers = [new EventEmitter(), new EventEmitter()] as const
    const tasksOfCallers = callers.map((caller) =>
      withCaller(caller as unknown as ServerResponse, () =>
        run(pool, "a", "hang", undefined, { cpuMs: 60_000 })
      )
    )
    const ended = Promise.allSettled(tasksOfCallers)
    for (const caller of callers.toReversed()) caller.emit("close")
    expect(await ended).toMatchObject([{ reason: lost }, { reason: lost }])
    expect(await echo(pool, "a", "next")).toBe("next")
  })

  it("a process that holds too much memory, or is idle, ends", async () => {
    const pool = poolOf({ maxIdleMs: 200 })
    const keeping = run(pool, "a", "keep", undefined, { memoryBytes: 900 * megabyte })
    const [first = 0] = pool.pids
    await keeping
    await untilGone(first)
    expect(await echo(pool, "a", "small")).toBe("small")
    const [second = 0] = pool.pids
    await untilGone(second)
    expect(pool.pids).toEqual([])
    expect(await echo(pool, "a", "again")).toBe("again")
  })

  it("the number of one tenant's waiting tasks is bounded", async () => {
    const pool = poolOf()
    const many = Array.from({ length: 110 }, (_, n) => echo(pool, "a", String(n)))
    const results = await Promise.allSettled(many)
    const refused = results.filter((it) => it.status === "rejected")
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]).toMatchObject({ reason: { code: "TOO_MANY_REQUESTS" } })
    expect(results.filter((it) => it.status === "fulfilled").length).toBeGreaterThanOrEqual(100)
  })

  it("a process ends with a server that is killed", async () => {
    const server = path.join(folder, "server.ts")
    writeFileSync(
      server,
      `import { TaskPool } from ${JSON.stringify(path.join(__dirname, "task-pool"))}
      const pool = new TaskPool({ processes: 1, memoryBytes: 2e9 })
      void pool.run("a", { module: ${JSON.stringify(tasks)}, name: "hang", input: 1 }, { cpuMs: 60_000, memoryBytes: 3e8 })
      console.log(pool.pids[0])`
    )
    const started = spawn(process.execPath, ["--import", "tsx", server], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [printed] = (await once(started.stdout, "data")) as [Buffer]
    const pid = Number(printed.toString())
    expect(isRunning(pid)).toBe(true)
    started.kill("SIGKILL")
    await untilGone(pid)
  })

  it("a program that can't be started fails only its own task", async () => {
    const pool = poolOf({ entry: path.join(folder, "missing.js") })
    await expect(echo(pool, "a", "a1")).rejects.toMatchObject(lost)
    await expect(echo(pool, "a", "a2")).rejects.toMatchObject(lost)
  })

  it.each([
    ["the process", { entry: "no\0memory" }],
    ["the program that limits it", { prlimit: "no\0memory" }],
  ])(
    "when %s can't even be created, the task fails, and neither the server nor the next task",
    async (_, it) => {
      const pool = poolOf(it)
      await expect(echo(pool, "a", "a1")).rejects.toMatchObject(lost)
      await expect(Promise.all([echo(pool, "a", "a2"), echo(pool, "b", "b1")])).rejects.toMatchObject(lost)
    }
  )

  it("a process holds no secret, and ends before the server when memory is short", async () => {
    process.env["RATNA_SECRET_KEY"] = "a secret"
    const pool = poolOf()
    expect(await run(pool, "a", "environment")).toBe("nothing")
    const [pid = 0] = pool.pids
    expect(readFileSync(`/proc/${String(pid)}/environ`, "utf8")).not.toContain("a secret")
    expect(readFileSync(`/proc/${String(pid)}/oom_score_adj`, "utf8").trim()).toBe("1000")
  })
})
