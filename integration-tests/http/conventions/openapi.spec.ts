import { createConfig, lintFromString } from "@redocly/openapi-core"
import { Client } from "../../support/client"

jest.setTimeout(60_000)

interface Media {
  example?: unknown
  examples?: object
}
interface Operation {
  security?: unknown[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
interface Described {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

let described: Described
let operations: [name: string, operation: Operation][]

beforeAll(async () => {
  described = (await new Client().get<Described>("/api/openapi.json")).body
  operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]): [string, Operation] => [`${method} ${path}`, it])
  )
})

/** Lints an OpenAPI document. @param source the document @returns one line per problem */
async function faults(source: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "no-invalid-parameter-examples": "error",
      // The specification has these paths: no product has the slug "slug", and a related list has a slug before it.
      "no-ambiguous-paths": "off",
      // The one-time URL of a superadmin responds with a redirect only.
      "operation-2xx-response": "off",
    },
  })
  const found = await lintFromString({
    source: JSON.stringify(source),
    absoluteRef: "openapi.json",
    config,
  })
  return found.map((it) => `${it.ruleId}: ${it.message} ${it.location[0]?.pointer ?? ""}`)
}

it("client generators accept the OpenAPI document: no lint error, and each example matches its schema", async () => {
  expect(described.openapi).toMatch(/^3\.1/)
  expect(operations.length).toBeGreaterThan(100)
  expect(await faults(described)).toEqual([])
})

it("an example that doesn't match its schema is reported", async () => {
  const spoiled = structuredClone(described)
  const media = spoiled.paths["/api/admin/faqs"]?.["post"]?.requestBody?.content["application/json"]
  if (media) media.example = { question: 5 }
  expect((await faults(spoiled))[0]).toContain("no-invalid-media-type-examples")
})

it("every endpoint documents an example request and response, who may call it, and its errors", () => {
  const isShown = ([type, media]: [string, Media]): boolean =>
    type === "*/*" || media.example !== undefined || media.examples !== undefined
  const lacking = operations.filter(([, { requestBody, responses, security }]) => {
    const bodies = [requestBody, ...Object.values(responses)].flatMap((it) =>
      Object.entries(it?.content ?? {})
    )
    return !bodies.every(isShown) || security === undefined || !("400" in responses)
  })
  expect(lacking.map(([name]) => name)).toEqual([])
})
