import { sample } from "openapi-sampler"
import { z } from "zod"
import { errorBody } from "../../contract/common"
import { cookieName } from "../kernel/cookie"
import { limitText } from "../throttle/count-call"
import { expectedVersion } from "../../contract/version"

import { anyJsonSchema, type Json, jsonSchema } from "./json-schema"
import { refusedAnswers, type Refusals } from "./refusals"
import type { RegisteredRoute } from "../kernel/registry"
import type { Access, Endpoint } from "../../contract/endpoints/endpoint"

const security: Record<Access, string | null> = {
  platform: null,
  anyone: null,
  shopper: "a signed-in shopper",
  admin: "an admin of the shop",
  superadmin: "the platform's superadmin",
  staff: "the platform's staff, signed in to Medusa Admin",
  "tenant-staff": "the platform's staff, signed in to Medusa Admin",
}

/** Generates the OpenAPI 3.1 description of every `/api` endpoint from the schemas that validate requests. */
export function describeApi(routes: readonly RegisteredRoute[], version: string): Json {
  const paths: Record<string, Json> = {}
  const responses: Refusals = {}
  for (const { method, path, route } of routes) {
    const key = path.replace(/:(\w+)/g, "{$1}")
    const { endpoint } = route
    const isRepeatable = method !== "GET" && keepsAnswers(endpoint)
    paths[key] = {
      ...paths[key],
      [method.toLowerCase()]: operationOf(endpoint, { method, path, isRepeatable }, responses),
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

/** Returns the security requirements. An API key's scopes use the same names for every kind of caller. */
const securityOf = ({ access, scope }: Endpoint): Json[] => [
  access.endsWith("staff") ? { staff: [] } : { session: [] },
  ...(scope ? [{ key: [scope] }] : []),
]

const keepsAnswers = ({ access }: Endpoint): boolean => access !== "platform" && !access.endsWith("staff")

/** Returns the operation id, e.g. `getAdminOrdersId` for `GET /api/admin/orders/:id`. */
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

function operationOf(endpoint: Endpoint, { method, path, isRepeatable }: Called, shared: Refusals): Json {
  const who = security[endpoint.access]
  const notes = [
    ...(who ? [`For ${who}.`] : []),
    ...(endpoint.scope ? [`A key needs the scope \`${endpoint.scope}\`.`] : []),
    ...(endpoint.limits ?? []).map(limitText),
  ]
  const query = parametersOf(endpoint.query, "query")
  const isPaged = query.some((it) => it["name"] === "offset")
  return {
    operationId: operationId(method, path),
    summary: endpoint.summary,
    tags: [path.split("/")[2] ?? "shop"],
    security: who ? securityOf(endpoint) : [],
    ...(notes.length ? { description: notes.join(" ") } : {}),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...query,
      ...(endpoint.versioned ? [ifMatch] : []),
      ...(isRepeatable ? [idempotencyKey] : []),
    ],
    ...(endpoint.body || endpoint.files
      ? {
          requestBody: {
            required: true,
            content: contentOf(bodyOf(endpoint.body ?? noTexts, endpoint), endpoint),
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => [status, answerOf(schema, isPaged)])
      ),
      ...refusedAnswers(endpoint, isRepeatable, shared),
    },
  }
}

/** Body schema of an endpoint that takes files only. */
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

function bodyOf(schema: z.ZodType, { versioned }: Endpoint): Json {
  const described = jsonSchema(schema, "input")
  if (!versioned) return described
  const version = jsonSchema(expectedVersion, "input")
  return { ...described, properties: { ...(described["properties"] as Json), version } }
}

function answerOf(schema: z.ZodType | null, isPaged: boolean): Json {
  if (!schema) return { description: "Done; no body" }
  const described = jsonSchema(schema, "output")
  // zod can't describe a Buffer as JSON schema.
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
    ...(where === "path" ? { example: sampled(described as Json) } : {}),
  }))
}

/** Returns the body by content type: JSON, and a multipart form where the endpoint takes files. */
function contentOf(schema: Json, { files, example = {} }: Endpoint): Json {
  if (!files) return json(schema, example)
  const file = { type: "string", format: "binary" }
  const sent = files.map(({ member, max }): [string, Json] => [
    member,
    max === 1 ? file : { type: "array", maxItems: max, items: file },
  ])
  const properties: Json = { ...(schema["properties"] as Json), ...Object.fromEntries(sent) }
  // A file has no JSON example.
  return { ...json(schema, example), "multipart/form-data": { schema: { ...schema, properties }, example } }
}

const json = (schema: Json, example: unknown = sampled(schema)): Json => ({
  "application/json": { schema, example },
})

/** Generates an example of a schema. The only references in schemas are to "any JSON". */
const sampled = (schema: Json): unknown =>
  sample(schema, {}, { components: { schemas: { AnyJson: anyJsonSchema } } })
