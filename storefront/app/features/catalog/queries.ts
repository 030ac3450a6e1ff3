import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@contract/product"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"

/** At most eight, newest first. */
export const featuredQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "featured"],
    queryFn: () => api.get<Product[]>("/api/products/featured"),
  })
