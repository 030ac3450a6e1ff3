import { z } from "zod"
import { answers } from "../../../src/contract/answers"
import { Client } from "../../support/client"

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, Success> } | undefined> | undefined>
}
interface Success {
  content?: Record<string, { schema: Record<string, unknown> } | undefined>
}

const calls = Object.entries(answers)
let described: Described
beforeAll(async () => {
  described = (await new Client().get<Described>("/api/openapi.json")).body
})

/** A longest length is the server's promise, not part of a shape. */
const shapeOf = ({ maxItems: _most, $defs: _named, ...schema }: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === "$ref" ? "any JSON" : value)))

function expected(schema: z.ZodType | null): unknown {
  if (schema === null) return undefined
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })
  return shapeOf(shape)
}

test.each(calls)("pages and server agree on what %s answers", (call, schema) => {
  const [method = "", path = ""] = call.split(" ")
  const operation = described.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
  const successes = Object.entries(operation?.responses ?? {}).filter(([status]) => /^20\d$/.test(status))
  expect(successes.length).toBeGreaterThan(0)
  for (const [, { content }] of successes) {
    const declared = content?.["application/json"]?.schema
    expect(declared && shapeOf(declared)).toEqual(expected(schema))
  }
})
