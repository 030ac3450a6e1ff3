import { endpoints } from "../../src/contract/endpoints"
import { type Endpoint, exampleProductId } from "../../src/contract/endpoints/endpoint"

const declared: readonly Endpoint[] = Object.values(endpoints)

/**
 * The example body of every `/api` endpoint that takes one, keyed by method and path as in OpenAPI
 * (`PUT /api/admin/faqs/{id}`). The given product replaces the product of the examples.
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
