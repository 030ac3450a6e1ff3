import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { Client } from "../../support/client"
import { metricsOf } from "../../support/metrics"
import { waitFor } from "../../support/wait-for"

interface Rules {
  groups: {
    name: string
    rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[]
  }[]
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}

const { groups } = parse(readFileSync("docs/alerts.yaml", "utf8")) as Rules
const rules = groups.flatMap((group) => group.rules)
/** The other group's metrics are those of exporters. */
const ownRules = groups.filter(({ name }) => name === "ratna").flatMap((group) => group.rules)
const dashboard = JSON.parse(readFileSync("docs/grafana-dashboard.json", "utf8")) as Dashboard

const expressions = [
  ...ownRules.map(({ alert, expr }) => ({ name: `the alert ${alert}`, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: `the panel ${title}`, expr }))
  ),
]

const metricName = /\b(?:ratna|nodejs|process)_[a-z0-9_]+/g

/** Names that Prometheus stores, from the `# TYPE` lines: a histogram has three. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]
  )

it("every alert and every panel uses metrics that the servers have", async () => {
  const known = await waitFor("all metrics", async () => {
    await new Client().get("/shop")
    const names = new Set(namesIn((await metricsOf("storefront")) + (await metricsOf("medusa"))))
    return names.has("ratna_version_check_age_seconds") ? names : undefined
  })
  expect(ownRules.length).toBeGreaterThan(20)
  expect(expressions.length).toBeGreaterThan(40)
  for (const { name, expr } of expressions) {
    const used = expr.match(metricName) ?? []
    expect([name, used.length > 0, used.filter((metric) => !known.has(metric))]).toEqual([name, true, []])
  }
})

it("every alert reports what to do", () => {
  for (const { annotations } of rules) {
    expect(annotations.summary).toMatch(/\w/)
    expect(annotations.action).toMatch(/\w/)
  }
})
