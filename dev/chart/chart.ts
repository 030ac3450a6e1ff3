import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse, parseAllDocuments } from "yaml"

export const chartFolder = "deploy/helm/ratna"

/** Debian's folder of Go packages, with golang-github-masterminds-sprig-dev. */
const goPackages = "/usr/share/gocode"

/** Whether the chart can be rendered: Debian's golang-go and sprig are installed. */
export const canRender =
  existsSync(path.join(goPackages, "src/github.com/Masterminds/sprig")) && !spawnSync("go", ["version"]).error

interface Variable {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } }
}

interface Container {
  env?: Variable[]
  resources?: { limits?: { memory?: string } }
}

export interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string>; labels?: Record<string, string> }
  spec: {
    template?: { spec: { containers: Container[] } }
    containers?: Container[]
    selector?: unknown
    ingress?: unknown[]
    groups?: unknown[]
  }
}

type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Merges values as Helm does: maps member by member, everything else as a whole. */
function merged(values: Values, over: Values): Values {
  const all = { ...values }
  for (const [name, value] of Object.entries(over)) {
    const before = all[name]
    all[name] = isRecord(before) && isRecord(value) ? merged(before, value) : value
  }
  return all
}

/**
 * Renders the chart with Go's own templates.
 * @throws Error with the output of the renderer, for example for a template's `fail`
 */
export function renderChart(over: Values = {}): KubernetesObject[] {
  const values = parse(readFileSync(path.join(chartFolder, "values.yaml"), "utf8")) as Values
  const input = JSON.stringify({ Values: merged(values, over), Release: { Name: "ratna" } })
  const env = { ...process.env, GOPATH: goPackages, GO111MODULE: "off", HOME: process.env["HOME"] ?? "/tmp" }
  const args = ["run", "dev/chart/render.go", chartFolder]
  const text = execFileSync("go", args, { input, env, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] })
  return parseAllDocuments(text).flatMap((document) => {
    const [fault] = document.errors
    if (fault) throw fault
    const object = document.toJS() as KubernetesObject | null
    return object ? [object] : []
  })
}

/** Returns a line for each mistake in the objects. */
export const mistakesIn = (objects: readonly KubernetesObject[]): string[] =>
  execFileSync(process.execPath, ["dev/chart/validate.mjs"], { input: JSON.stringify(objects) })
    .toString()
    .split("\n")
    .filter(Boolean)

const containersOf = ({ spec }: KubernetesObject): Container[] =>
  spec.template?.spec.containers ?? spec.containers ?? []

/** Returns the variables that the objects set for a role: values, and the names of those from the Secret. */
export function variablesOf(
  objects: readonly KubernetesObject[],
  role: string
): { values: Record<string, string>; secrets: string[] } {
  const found = objects.find((it) => it.spec.template && it.metadata.name === `ratna-${role}`)
  const all = found ? containersOf(found).flatMap((it) => it.env ?? []) : []
  return {
    values: Object.fromEntries(
      all.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))
    ) as Record<string, string>,
    secrets: all.flatMap(({ valueFrom }) => (valueFrom ? [valueFrom.secretKeyRef.key] : [])),
  }
}

/** Returns the memory limits of an object's containers. */
export const memoryLimitsOf = (object: KubernetesObject): (string | undefined)[] =>
  containersOf(object).map(({ resources }) => resources?.limits?.memory)
