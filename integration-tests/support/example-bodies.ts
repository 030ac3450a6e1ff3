import { endpoints } from "../../src/contract/endpoints"
import { type Endpoint, exampleProductId } from "../../src/contract/endpoints/endpoint"

const declared: readonly Endpoint[] = Object.values(endpoints)

/**
 * The example body of every `/api` endpoint that takes one, by method and path as OpenAPI writes them
 * (`PUT /api/admin/faqs/{id}`), with a product of a spec in place of the examples'.
 */
export const exampleBodies = (productId: string): Record<string, object> =>
  Object.fromEntries(
    declared
      .filter(({ example, path }) => example !== undefined && path.startsWith("/api/"))
      .map(({ method, path, example }) => [
        `${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
        JSON.parse(JSON.stringify(example).replaceAll(exampleProductId, productId)) as object,
      ])
  )
