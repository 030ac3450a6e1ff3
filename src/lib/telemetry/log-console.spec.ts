import { spawnSync } from "node:child_process"
import { EventEmitter } from "node:events"
import { format } from "node:util"
import { configureLog } from "./log"
import { logConsole } from "./log-console"
import { watchRedis } from "./watch-redis"

/** Returns the lines that a call prints, which must all be JSON. Restores what `logConsole` replaces. */
function printed(act: (library: Console) => void): { level: string; message: string; stack?: string }[] {
  let text = ""
  const { error, warn, info, log, debug } = console
  const write = jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += chunk.toString()
    return true
  })
  configureLog({ service: "spec", format: "json", level: "info" })
  logConsole()
  try {
    act(console)
  } finally {
    write.mockRestore()
    Object.assign(console, { error, warn, info, log, debug })
    process.removeAllListeners("warning").removeAllListeners("uncaughtException")
  }
  return text
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: string; message: string; stack?: string })
}

const refused = () => Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:6379"), { syscall: "connect" })

it("what a library prints is one line of JSON, with its level and without colours", () => {
  const lines = printed((library) => {
    library.log("\u001b[32mtwo\nlines %s\u001b[39m", "of text")
    library.error(new Error("It failed"))
  })
  expect(lines).toMatchObject([
    { level: "info", message: "two\nlines of text" },
    { level: "error", message: "It failed", stack: expect.stringContaining("log-console.spec") as string },
  ])
})

it("so is a warning of Node.js", () => {
  const lines = printed(() => {
    process.emit("warning", new Error("A thing is deprecated"))
  })
  expect(lines).toMatchObject([{ level: "warn", message: "Error: A thing is deprecated" }])
})

it("failed attempts of Medusa's clients are quiet while Redis is away, and only then", () => {
  const client = new EventEmitter()
  const attempt = (library: Console) => {
    library.error("[ioredis] Unhandled error event:", format(refused()))
    library.error(refused())
  }
  const lines = printed((library) => {
    watchRedis(client, "due work is done")
    client.emit("close")
    attempt(library)
    library.error(new Error("Something else"))
    client.emit("ready")
    attempt(library)
  })
  expect(lines.map(({ level, message }) => `${level}: ${message.split("\n")[0] ?? ""}`)).toEqual([
    "warn: Redis is away (the connection was closed): due work is done",
    "error: Something else",
    "info: Redis is back",
    expect.stringMatching(/^error: \[ioredis\] Unhandled error event:/),
    "error: connect ECONNREFUSED 127.0.0.1:6379",
  ])
})

it.each(["throw new Error('x')", "Promise.reject(new Error('x'))", "setTimeout(() => missing)"])(
  "the last line of a process that ends by an error is JSON too: %s",
  (act) => {
    const program = `require("./src/lib/telemetry/log-console.ts").logConsole(); ${act}`
    const ended = spawnSync(process.execPath, ["--import", "tsx", "-e", program], { encoding: "utf8" })
    expect([ended.status, ended.stderr]).toEqual([1, ""])
    expect(JSON.parse(ended.stdout)).toMatchObject({
      level: "error",
      message: expect.stringMatching(/^An error was not handled: /) as string,
    })
  }
)
