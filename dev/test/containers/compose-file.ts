import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { Problem } from "../../start/problem"

const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.tuple([z.enum(["CMD", "CMD-SHELL"])], z.string()),
    interval: z.string().optional(),
    retries: z.int().optional(),
  }),
])

const condition = z.enum(["service_started", "service_healthy", "service_completed_successfully"])

const service = z.strictObject({
  image: z.string(),
  /** The stage builds this image itself. */
  build: z.unknown(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).default([]),
  working_dir: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default("10s"),
  restart: z.enum(["no", "on-failure", "unless-stopped"]).default("no"),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.strictObject({ default: z.strictObject({ ipv4_address: z.string() }) }).optional(),
  healthcheck: healthcheck.optional(),
  depends_on: z
    .union([
      z
        .array(z.string())
        .transform((names) => Object.fromEntries(names.map((name) => [name, "service_started"]))),
      z.record(
        z.string(),
        z.strictObject({ condition }).transform((it) => it.condition)
      ),
    ])
    .pipe(z.record(z.string(), condition))
    .default({}),
})

const file = z.strictObject({
  services: z.record(z.string(), service),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({ config: z.tuple([z.strictObject({ subnet: z.string().regex(/\/24$/) })]) }),
    }),
  }),
  volumes: z.record(z.string(), z.null()).transform((volumes) => Object.keys(volumes)),
})

export type ComposeFile = z.infer<typeof file>
export type ComposeService = z.infer<typeof service>

type Variables = Record<string, string | undefined>

/** Replaces `$$`, `${NAME}`, `${NAME:?}` and `${NAME:-default}`. @throws Problem for a missing variable or another form */
function interpolated(text: string, variables: Variables): string {
  return text.replace(
    /\$(?:\$|\{(\w+)(?::([?-])([^}]*))?\}|.?)/g,
    (form, name?: string, sign?: string, rest = "") => {
      if (form === "$$") return "$"
      if (name === undefined)
        throw new Problem(`The driver doesn't know the variable form "${form}" in "${text}".`)
      const value = variables[name] || (sign === "-" ? String(rest) : undefined)
      if (value === undefined) throw new Problem(`The variable ${name} of compose.yaml is not set.`)
      return value
    }
  )
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Mappings are merged; any other value of the override takes the place of the first one. */
function merged(first: unknown, override: unknown): unknown {
  if (!isMap(first) || !isMap(override)) return override
  const result = { ...first }
  for (const [key, value] of Object.entries(override)) {
    result[key] = key in first ? merged(first[key], value) : value
  }
  return result
}

function interpolatedAll(value: unknown, variables: Variables): unknown {
  if (typeof value === "string") return interpolated(value, variables)
  if (Array.isArray(value)) return value.map((each) => interpolatedAll(each, variables))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, interpolatedAll(each, variables)])
  )
}

/** Reads one YAML text, with anchors and `<<`, without the `x-` parts that only hold anchors. */
function parsed(text: string): unknown {
  const content: unknown = parse(text, { merge: true })
  if (!isMap(content)) return content
  return Object.fromEntries(Object.entries(content).filter(([key]) => !key.startsWith("x-")))
}

/** @throws Problem with a sentence for each key or value that the driver doesn't know */
export function readCompose(texts: readonly string[], variables: Variables): ComposeFile {
  const whole = interpolatedAll(texts.map(parsed).reduce(merged), variables)
  const result = file.safeParse(whole)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
  throw new Problem(`The driver doesn't understand compose.yaml. ${faults.join("; ")}.`)
}

export const readComposeFiles = (files: readonly string[], variables: Variables): ComposeFile =>
  readCompose(
    files.map((name) => readFileSync(name, "utf8")),
    variables
  )
