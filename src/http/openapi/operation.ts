import { z } from "zod"
import type { Access, Endpoint } from "../../contract/endpoints/endpoint"
import { expectedVersion } from "../../contract/version"
import { limitText } from "../throttle/count-call"
import { bodyContent, parametersOf, responseOf } from "./content"
import { type Json, jsonSchema } from "./json-schema"
import { refusedResponses, type Refusals } from "./refusals"

const security: Record<Access, string | null> = {
  platform: null,
  anyone: null,
  shopper: "a signed-in shopper",
  admin: "an admin of the store",
  superadmin: "the platform's superadmin",
  staff: "the platform's staff, signed in to Medusa Admin",
  "tenant-staff": "the platform's staff, signed in to Medusa Admin",
}

interface Called {
  method: string
  path: string
  isRepeatable: boolean
}

/** Describes one endpoint. Error responses that several endpoints share are added to `shared`. */
export function operationOf(
  endpoint: Endpoint,
  { method, path, isRepeatable }: Called,
  shared: Refusals
): Json {
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
            content: bodyContent(bodyOf(endpoint.body ?? noTexts, endpoint), endpoint),
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => [status, responseOf(schema, isPaged)])
      ),
      ...refusedResponses(endpoint, isRepeatable, shared),
    },
  }
}

/** Body schema of an endpoint that takes files only. */
const noTexts = z.object({})

/** Returns the security requirements. An API key's scopes use the same names for every kind of caller. */
const securityOf = ({ access, scope }: Endpoint): Json[] => [
  access.endsWith("staff") ? { staff: [] } : { session: [] },
  ...(scope ? [{ key: [scope] }] : []),
]

/** Returns the operation id, e.g. `getAdminOrdersId` for `GET /api/admin/orders/:id`. */
const operationId = (method: string, path: string): string =>
  path
    .split(/\W+/)
    .slice(2)
    .reduce((name, part) => name + part.charAt(0).toUpperCase() + part.slice(1), method.toLowerCase())

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
    "The same key and content within 24 hours get the first response again, and nothing is done twice",
  schema: { type: "string", minLength: 1, maxLength: 100, pattern: "^[\\x20-\\x7e]+$" },
  example: "import-2026-11-20-0001",
}

function bodyOf(schema: z.ZodType, { versioned }: Endpoint): Json {
  const described = jsonSchema(schema, "input")
  if (!versioned) return described
  const version = jsonSchema(expectedVersion, "input")
  return { ...described, properties: { ...(described["properties"] as Json), version } }
}
