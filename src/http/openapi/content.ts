import { sample } from "openapi-sampler"
import type { z } from "zod"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import { anyJsonSchema, type Json, jsonSchema } from "./json-schema"

/** Describes a response by its schema; null for one without a body. */
export function responseOf(schema: z.ZodType | null, isPaged: boolean): Json {
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

/** Describes the parameters of a path or a query. */
export function parametersOf(schema: z.ZodType | undefined, where: "path" | "query"): Json[] {
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
export function bodyContent(schema: Json, { files, example = {} }: Endpoint): Json {
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
