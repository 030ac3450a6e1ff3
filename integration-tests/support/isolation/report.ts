import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pageOf, type Section } from "./report-page"

/** Git-ignored. Specs may run in two processes: each writes its own section and rebuilds the page from all sections. */
const folder = path.resolve("test-results/isolation")

/** The isolation report of one spec: each checked subject with its rule and its problems. */
export class IsolationReport {
  private readonly lines: Section["lines"] = []
  private reportedLines = 0

  constructor(
    private readonly order: number,
    private readonly title: string,
    private readonly about: string
  ) {}

  /** @param problems violations of the rule; empty if it holds */
  add(thing: string, rule: string, problems: readonly string[] = []): void {
    this.lines.push({ thing, rule, problems: [...problems] })
  }

  /** Returns the problems of the subjects that were added since the last call. */
  problems(): string[] {
    const fresh = this.lines.slice(this.reportedLines)
    this.reportedLines = this.lines.length
    return fresh.flatMap(({ thing, problems }) => problems.map((it) => `${thing}: ${it}`))
  }

  write(): void {
    const name = `${String(this.order)}-${this.title.toLowerCase().replace(/\W+/g, "-")}.json`
    mkdirSync(folder, { recursive: true })
    put(name, JSON.stringify({ title: this.title, about: this.about, lines: this.lines } satisfies Section))
    const sections = readdirSync(folder)
      .filter((it) => /^\d+-.*\.json$/.test(it))
      .sort()
      .map((it) => JSON.parse(readFileSync(path.join(folder, it), "utf8")) as Section)
    put("index.html", pageOf(sections))
  }
}

function put(name: string, text: string): void {
  const draft = path.join(folder, `.${name}.${String(process.pid)}`)
  writeFileSync(draft, text)
  renameSync(draft, path.join(folder, name))
}
