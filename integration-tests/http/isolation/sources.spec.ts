import { existsSync, readFileSync } from "node:fs"
import { memoryRules } from "../../support/isolation/memory-rules"
import { IsolationReport } from "../../support/isolation/report"
import { singleCallers, elsewhere, scopes } from "../../support/isolation/single-callers"
import type { SiteRule } from "../../support/isolation/site-rule"
import { endRules, fileRules, jobRules, lockRules } from "../../support/isolation/source-rules"
import {
  advisoryLocks,
  callsOf,
  filePaths,
  jobs,
  keptInMemory,
  type Site,
  transactionEnds,
} from "../../support/isolation/source-sites"

const report = new IsolationReport(
  3,
  "Source",
  "What outlives a call in memory, locks, files, jobs, mails and counters, found in the source's syntax trees."
)
afterAll(() => report.write())

/** Expects a rule for each place, each rule's key in its file, and no rule without a place. */
function compare(kind: string, sites: readonly Site[], rules: Record<string, SiteRule>): void {
  const found = new Set(sites.map((it) => it.site))
  expect(found.size).toBeGreaterThan(2)
  for (const site of found) {
    const known: SiteRule | undefined = rules[site]
    const file = known?.key?.file ?? site.split(" ")[0] ?? ""
    const key = known?.key?.text ?? ""
    const kept = key === "" || readFileSync(file, "utf8").includes(key)
    report.add(`${kind}: ${site}`, known?.rule ?? "none", [
      ...(known ? [] : ["has no rule in support/isolation"]),
      ...(kept ? [] : [`${key} doesn't stand in ${file}`]),
    ])
  }
  for (const site of Object.keys(rules).filter((it) => !found.has(it)))
    report.add(`${kind}: ${site}`, "listed", ["is not there any more"])
  expect(report.problems()).toEqual([])
}

it("in-memory caches are keyed by tenant", () => {
  compare("memory", keptInMemory(), memoryRules)
})

it("no tenant waits for a lock that another holds", () => {
  const named = advisoryLocks().filter(({ text }) => text.includes("tenantId"))
  for (const { site } of named) report.add(`lock: ${site}`, "its key holds the tenant's id")
  const others = advisoryLocks().filter(({ text }) => !text.includes("tenantId"))
  compare("lock", others, lockRules)
})

it("only code that verifies the commit ends a transaction", () => {
  compare("transaction", transactionEnds(), endRules)
})

it("a tenant's files are in its own folder, or contain no secret", () => {
  compare("files", filePaths(), fileRules)
})

it("each job states how it iterates over tenants", () => {
  const found = jobs()
  for (const job of found)
    report.add(`job: ${job}`, jobRules[job] ?? "none", jobRules[job] ? [] : ["has no rule"])
  expect(Object.keys(jobRules).filter((it) => !found.includes(it))).toEqual([])
  expect(report.problems()).toEqual([])
})

it("mails and transactions are only created by the functions that set their tenant", () => {
  for (const { name, what, callers } of singleCallers) {
    const found = callsOf(name).map((it) => it.site)
    report.add(`calls of ${String(name)}`, what, [
      ...found.filter((it) => !callers.includes(it)).map((it) => `${it} calls it too`),
      ...callers.filter((it) => !found.includes(it)).map((it) => `${it} calls it no more`),
    ])
  }
  for (const { what, file, text } of scopes)
    report.add(file, what, readFileSync(file, "utf8").includes(text) ? [] : [`${text} doesn't stand there`])
  for (const { what, spec } of elsewhere)
    report.add(spec, `proved there: ${what}`, existsSync(spec) ? [] : ["there is no such spec"])
  expect(report.problems()).toEqual([])
})
