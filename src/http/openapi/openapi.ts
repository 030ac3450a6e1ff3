import { errorBody } from "../../contract/common"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import { mapInSlices } from "../../lib/in-slices"
import { cookieName } from "../kernel/cookie"
import type { RegisteredRoute } from "../kernel/registry"
import { anyJsonSchema, type Json, jsonSchema } from "./json-schema"
import { operationOf } from "./operation"
import type { Refusals } from "./refusals"

/**
 * Generates the OpenAPI 3.1 description of every `/api` endpoint from the schemas that validate requests. Other requests
 * run in between.
 */
export async function describeApi(routes: readonly RegisteredRoute[], version: string): Promise<Json> {
  const paths: Record<string, Json> = {}
  const responses: Refusals = {}
  await mapInSlices(routes, ({ method, path, route }) => {
    const key = path.replace(/:(\w+)/g, "{$1}")
    const { endpoint } = route
    const isRepeatable = method !== "GET" && keepsResponses(endpoint)
    paths[key] = {
      ...paths[key],
      [method.toLowerCase()]: operationOf(endpoint, { method, path, isRepeatable }, responses),
    }
  })
  return {
    openapi: "3.1.0",
    info: {
      title: "Ratna store API",
      version,
      description:
        "The calls of one store. The store is the one whose host the call goes to. Money in entities is decimal text in rupees.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The store's own host" }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Error: jsonSchema(errorBody, "output"), AnyJson: anyJsonSchema },
      responses,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName("session") },
        key: {
          type: "http",
          scheme: "bearer",
          description: "A key of the store, made by its admin: `ratna_…`. What it may do are its scopes.",
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

const keepsResponses = ({ access }: Endpoint): boolean => access !== "platform" && !access.endsWith("staff")
