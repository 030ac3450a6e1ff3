import { exampleProductId } from "../../src/contract/endpoints/endpoint"
import { declaredEndpoints, openApiPath } from "./declared-endpoints"

/**
 * The example body of every `/api` endpoint that takes one, keyed by method and path as in OpenAPI
 * (`PUT /api/admin/faqs/{id}`). The given product replaces the product of the examples.
 */
export const exampleBodies = (productId: string): Record<string, object> =>
  Object.fromEntries(
    declaredEndpoints
      .filter(({ example, path }) => example !== undefined && path.startsWith("/api/"))
      .map(({ method, path, example }) => [
        `${method} ${openApiPath(path)}`,
        JSON.parse(JSON.stringify(example).replaceAll(exampleProductId, productId)) as object,
      ])
  )
