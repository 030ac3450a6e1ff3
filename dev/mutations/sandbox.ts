import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client } from "pg"
import { compile } from "../build/compile"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "../start/places"
import type { ProductInfo } from "../test/info"
import { runProgram } from "../test/stage"
import { isSource, mutated, type Mutation } from "./mutation"

/**
 * A copy of the repository with a product of its own. Mutations are applied to the copy, so the original stays
 * unchanged even after a crash.
 */
export class Sandbox {
  private readonly root = mkdtempSync(path.join(tmpdir(), "ratna-mutations-"))
  private readonly file = path.join(this.root, "product.json")
  private product: ChildProcess | undefined

  constructor() {
    chmodSync(this.root, 0o711)
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { encoding: "utf8" })
    for (const file of listed.split("\0").filter(Boolean)) {
      mkdirSync(path.dirname(this.at(file)), { recursive: true })
      cpSync(file, this.at(file))
    }
    for (const folder of [".", STOREFRONT_FOLDER])
      symlinkSync(path.resolve(folder, "node_modules"), this.at(path.join(folder, "node_modules")))
    for (const built of [path.dirname(SERVER_FOLDER), path.join(STOREFRONT_FOLDER, "build")])
      cpSync(built, this.at(built), { recursive: true, preserveTimestamps: true })
  }

  private at(file: string): string {
    return path.join(this.root, file)
  }

  private get info(): ProductInfo {
    return JSON.parse(readFileSync(this.file, "utf8")) as ProductInfo
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.at("dev/product.mjs"), this.file], {
      cwd: this.root,
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, RATNA_PRODUCT_ON_LEASH: "true" },
    })
    this.product = child
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`The product ended with ${String(code)}`)))
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        process.stdout.write(text)
        if (/^ready/m.test(text)) resolve()
      })
    })
  }

  async stop(): Promise<void> {
    const { product } = this
    if (product && product.exitCode === null) {
      const ended = new Promise((resolve) => product.once("exit", resolve))
      product.stdin?.end()
      await ended
    }
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Removes the guard while `act` runs. @param live whether it must be removed from the running server */
  async without({ change }: Mutation, live: boolean, act: () => Promise<boolean>): Promise<boolean> {
    if (!isSource(change)) {
      await this.sql(change.run)
      return act().finally(() => this.sql(change.undo))
    }
    const text = readFileSync(this.at(change.file), "utf8")
    await this.put(change.file, mutated(text, change), live)
    // The server runs without the guard until the next mutation restarts it: mutations that need an intact server come
    // before.
    return act().finally(() => this.put(change.file, text, false))
  }

  private async put(file: string, text: string, live: boolean): Promise<void> {
    writeFileSync(this.at(file), text)
    const built = this.at(path.join(SERVER_FOLDER, file.replace(/\.tsx?$/, ".js")))
    if (existsSync(built)) writeFileSync(built, await compile(text, file))
    if (!live) return
    // The last one ends the specs' own container too, which has loaded the file before.
    for (const action of ["kill/medusa", "revive/medusa", "settle"])
      await fetch(`${this.info.controlUrl}/${action}`, { method: "POST" })
  }

  private async sql(statement: string): Promise<void> {
    const client = new Client({ connectionString: this.info.superuserUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  /** @returns jest's output for these specs, and whether all passed */
  async specs(files: readonly string[], only?: string): Promise<{ passed: boolean; output: string }> {
    const groups = [
      { project: "http", of: files.filter((it) => it.startsWith("integration-tests/http/")) },
      { project: "topology", of: files.filter((it) => it.startsWith("integration-tests/topology/")) },
      { project: "unit", of: files.filter((it) => /^(src|dev)\//.test(it)) },
      { project: null, of: files.filter((it) => it.startsWith(`${STOREFRONT_FOLDER}/`)) },
    ]
    let output = ""
    let passed = true
    for (const { project, of } of groups.filter((it) => it.of.length)) {
      const cwd = project === null ? this.at(STOREFRONT_FOLDER) : this.root
      const named = of.map((it) => path.relative(cwd, this.at(it)).replace(/[.[\]]/g, "\\$&"))
      // A missing guard may leave a process running that would keep jest from ending.
      const args = [...(project ? [`--selectProjects=${project}`] : []), "--runInBand", "--forceExit"]
      const ran = await runProgram(
        path.join(cwd, "node_modules/.bin/jest"),
        [...args, ...(only ? [`--testNamePattern=${only}`] : []), "--testPathPatterns", ...named],
        { cwd, env: { NODE_ENV: "test", RATNA_PRODUCT: this.file } }
      )
      output += ran.output
      passed &&= ran.code === 0 && /Tests:.*[1-9]\d* passed/.test(ran.output)
    }
    return { passed, output }
  }
}
