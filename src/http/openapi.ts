import { z } from "zod"
import { errorBody } from "../contract/common"
import { cookieName } from "./cookie"
import { limitText } from "./count-call"
import { expectedVersion } from "../contract/version"
import { exampleOf } from "./describe/example"
import { anyJsonSchema, type Json, jsonSchema } from "./describe/json-schema"
import { refusedAnswers, type Refusals } from "./describe/refusals"
import type { RegisteredRoute } from "./registry"
import type { Access, RouteSpec } from "./route-spec"

const security: Record<Access, string | null> = {
  platform: null,
  anyone: null,
  shopper: "a signed-in shopper",
  admin: "an admin of the shop",
  superadmin: "the platform's superadmin",
  staff: "the platform's staff, signed in to Medusa Admin",
  "tenant-staff": "the platform's staff, signed in to Medusa Admin",
}

/** OpenAPI 3.1 of every `/api` call, made from the very schemas that check the calls. */
export function describeApi(routes: readonly RegisteredRoute[], version: string): Json {
  const paths: Record<string, Json> = {}
  const responses: Refusals = {}
  for (const { method, path, route } of routes) {
    const key = path.replace(/:(\w+)/g, "{$1}")
    const { spec } = route
    const isRepeatable = method !== "GET" && keepsAnswers(spec)
    paths[key] = {
      ...paths[key],
      [method.toLowerCase()]: operationOf(spec, { method, path, isRepeatable }, responses),
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ratna shop API",
      version,
      description:
        "The calls of one shop. The shop is the one whose host the call goes to. Money in entities is decimal text in rupees.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The shop's own host" }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Error: jsonSchema(errorBody, "output"), AnyJson: anyJsonSchema },
      responses,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName("session") },
        key: {
          type: "http",
          scheme: "bearer",
          description: "A key of the shop, made by its admin: `ratna_…`. What it may do are its scopes.",
        },
        staff: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "Medusa Admin's own sign-in, on the Medusa server's origin; its session cookie does as well.",
        },
      },
    },
  }
}

/** Whoever calls it, a key's scopes are the same words. */
const securityOf = ({ access, scope }: RouteSpec): Json[] => [
  access.endsWith("staff") ? { staff: [] } : { session: [] },
  ...(scope ? [{ key: [scope] }] : []),
]

const keepsAnswers = ({ access }: RouteSpec): boolean => access !== "platform" && !access.endsWith("staff")

/** `GET /api/admin/orders/:id` → `getAdminOrdersId`. */
const operationId = (method: string, path: string): string =>
  path
    .split(/\W+/)
    .slice(2)
    .reduce((name, part) => name + part.charAt(0).toUpperCase() + part.slice(1), method.toLowerCase())

interface Called {
  method: string
  path: string
  isRepeatable: boolean
}

function operationOf(spec: RouteSpec, { method, path, isRepeatable }: Called, shared: Refusals): Json {
  const who = security[spec.access]
  const said = [
    ...(who ? [`For ${who}.`] : []),
    ...(spec.scope ? [`A key needs the scope \`${spec.scope}\`.`] : []),
    ...(spec.limits ?? []).map(limitText),
  ]
  const query = parametersOf(spec.query, "query")
  const isPaged = query.some((it) => it["name"] === "offset")
  return {
    operationId: operationId(method, path),
    summary: spec.summary,
    tags: [path.split("/")[2] ?? "shop"],
    security: who ? securityOf(spec) : [],
    ...(said.length ? { description: said.join(" ") } : {}),
    parameters: [
      ...parametersOf(spec.params, "path"),
      ...query,
      ...(spec.versioned ? [ifMatch] : []),
      ...(isRepeatable ? [idempotencyKey] : []),
    ],
    ...(spec.body || spec.files
      ? { requestBody: { required: true, content: contentOf(bodyOf(spec.body ?? noTexts, spec), spec) } }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(spec.answers).map(([status, schema]) => [status, answerOf(schema, isPaged)])
      ),
      ...refusedAnswers(spec, isRepeatable, shared),
    },
  }
}

/** Of a call that takes files alone. */
const noTexts = z.object({})

const ifMatch: Json = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "The version that the edit was made from, in quotes; or `version` in the body",
  schema: { type: "string" },
  example: '"3"',
}

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "The same key and content within 24 hours get the first answer again, and nothing is done twice",
  schema: { type: "string", minLength: 1, maxLength: 100, pattern: "^[\\x20-\\x7e]+$" },
  example: "import-2026-11-20-0001",
}

function bodyOf(schema: z.ZodType, { versioned }: RouteSpec): Json {
  const described = jsonSchema(schema, "input")
  if (!versioned) return described
  const version = jsonSchema(expectedVersion, "input")
  return { ...described, properties: { ...(described["properties"] as Json), version } }
}

function answerOf(schema: z.ZodType | null, isPaged: boolean): Json {
  if (!schema) return { description: "Done; no body" }
  const described = jsonSchema(schema, "output")
  // A file has no JSON schema: zod can say nothing of a Buffer.
  if (Object.keys(described).length === 0)
    return { description: "A file", content: { "*/*": { schema: {} } } }
  const isList = isPaged && described["type"] === "array"
  return {
    description: "Success",
    ...(isList ? { headers: { "X-Total-Count": totalCount } } : {}),
    content: json(described),
  }
}

const totalCount: Json = {
  description: "How many there are in all",
  schema: { type: "integer" },
  example: 54,
}

function parametersOf(schema: z.ZodType | undefined, where: "path" | "query"): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: described,
    ...(where === "path" ? { example: exampleOf(described as Json, name) } : {}),
  }))
}

/** A body with files is a form; without them it may come as JSON. */
function contentOf(schema: Json, { files }: RouteSpec): Json {
  if (!files) return json(schema)
  const file = { type: "string", format: "binary" }
  const sent = files.map(({ member, max }): [string, Json] => [
    member,
    max === 1 ? file : { type: "array", maxItems: max, items: file },
  ])
  const properties: Json = { ...(schema["properties"] as Json), ...Object.fromEntries(sent) }
  // A file has no example that JSON could write down.
  const example = exampleOf(schema)
  return { ...json(schema), "multipart/form-data": { schema: { ...schema, properties }, example } }
}

const json = (schema: Json): Json => ({ "application/json": { schema, example: exampleOf(schema) } })
