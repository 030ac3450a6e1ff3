import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { requestPage } from "~/lib/request"
import type { Command } from "./commands"

const maxResults = "5"

async function find(search: string): Promise<Command[]> {
  const query = new URLSearchParams({ search, limit: maxResults, offset: "0" })
  const [products, orders] = await Promise.all([
    requestPage(browserApi, "GET /api/admin/products", query),
    requestPage(browserApi, "GET /api/admin/orders", query),
  ])
  return [
    ...products.items.map((it): Command => ({
      group: "Products",
      label: it.name,
      hint: it.slug,
      to: `/admin/products?product=${encodeURIComponent(it.id)}`,
    })),
    ...orders.items.map((it): Command => ({
      group: "Orders",
      label: it.orderNumber,
      hint: it.user.email,
      to: `/admin/orders?search=${encodeURIComponent(it.orderNumber)}`,
    })),
  ]
}

/** Searches products by name or slug and orders by number or e-mail; returns the first few of each. */
export const foundCommands = (search: string) =>
  queryOptions({
    queryKey: adminKeys.commands(search),
    queryFn: () => find(search),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
