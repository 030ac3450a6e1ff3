import { endpoints } from "../../src/contract/endpoints"
import type { Endpoint } from "../../src/contract/endpoints/endpoint"

export const declaredEndpoints: readonly Endpoint[] = Object.values(endpoints)

/** Returns a declared path as OpenAPI writes it: `/api/admin/faqs/:id` as `/api/admin/faqs/{id}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, "{$1}")
