import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parse, stringify } from "yaml"
import { type Case, cases, everythingDown, noOutage } from "./cases"
import { healthy, type Series } from "./series"

jest.setTimeout(120_000)

interface Rule {
  alert: string
  labels: Record<string, string>
  annotations: Record<string, string>
}

interface Tested {
  series: Series
  /** Alerts that are looked at, each with the labels of the one that fires, or undefined. */
  expected: [rule: Rule, labels: Record<string, string> | undefined][]
  at?: string | undefined
  intervalSeconds?: number | undefined
}

const file = path.resolve("docs/alerts.yaml")
const rules = (parse(readFileSync(file, "utf8")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules
)
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined
if (!hasPromtool)
  process.stdout.write("alerts       skipped: promtool (Debian's prometheus) is not installed\n")
const withPromtool = hasPromtool ? it : it.skip

const filled = (text: string, labels: Record<string, string>): string =>
  text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name] ?? "")

const asTest = ({ series, expected, at = "1h", intervalSeconds = 60 }: Tested): object => ({
  interval: `${String(intervalSeconds)}s`,
  input_series: Object.entries({ ...healthy(intervalSeconds), ...series }).flatMap(([name, values]) =>
    values === null ? [] : [{ series: name, values }]
  ),
  alert_rule_test: expected.map(([{ alert, labels: own, annotations }, labels]) => ({
    eval_time: at,
    alertname: alert,
    exp_alerts: labels
      ? [
          {
            exp_labels: { ...own, ...labels },
            exp_annotations: Object.fromEntries(
              Object.entries(annotations).map(([name, text]) => [name, filled(text, labels)])
            ),
          },
        ]
      : [],
  })),
})

/** Runs tests of the rules, which are evaluated at each interval. @returns what promtool reports when one fails */
function run(tests: readonly Tested[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-alerts-"))
  const tested = [60, 300].map((seconds) => {
    const ofInterval = tests.filter(({ intervalSeconds = 60 }) => intervalSeconds === seconds)
    const name = path.join(folder, `${String(seconds)}.test.yaml`)
    const evaluation_interval = `${String(seconds)}s`
    writeFileSync(name, stringify({ rule_files: [file], evaluation_interval, tests: ofInterval.map(asTest) }))
    return name
  })
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", ...tested], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return status === 0 ? "" : `${stdout}${stderr}`
}

const caseOf = (rule: Rule): Case => {
  const found = cases[rule.alert]
  if (!found) throw new Error(`The alert ${rule.alert} has no case in dev/alerts/cases.ts`)
  return found
}

const none = rules.map((rule): Tested["expected"][number] => [rule, undefined])

it("every alert has a case in which it fires, and one in which it nearly does", () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ alert }) => alert).sort())
})

withPromtool("every alert fires when it must", () => {
  const tests = rules.map((rule): Tested => {
    const { fires, labels = {}, at, intervalSeconds } = caseOf(rule)
    return { series: fires, expected: [[rule, labels]], at, intervalSeconds }
  })
  expect(run(tests)).toBe("")
})

withPromtool("and doesn't when it nearly must", () => {
  const tests = rules.map((rule): Tested => {
    const { quiet, at, intervalSeconds } = caseOf(rule)
    return { series: quiet, expected: [[rule, undefined]], at, intervalSeconds }
  })
  expect(run(tests)).toBe("")
})

withPromtool(
  "nothing fires while all is well, a closed store is crawled and buyers race for one stone",
  () => {
    expect(
      run([
        { series: {}, expected: none },
        { series: noOutage, expected: none, at: "2h" },
      ])
    ).toBe("")
  }
)

withPromtool("a whole installation that is down is noticed", () => {
  const down = ["NoServerReady", "NoStorefrontReady"]
  const expected = rules
    .filter(({ alert }) => down.includes(alert))
    .map((rule): Tested["expected"][number] => [rule, {}])
  expect(run([{ series: everythingDown, expected }])).toBe("")
})
