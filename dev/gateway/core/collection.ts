import { invalidInput } from "./api-error"

/** The requested part of a list; times in whole seconds, both ends inclusive. */
export interface Page {
  from: number
  to: number
  count: number
  skip: number
}

export function pageOf(query: URLSearchParams): Page {
  return {
    from: whole(query, "from", 0, Infinity, 0),
    to: whole(query, "to", 0, Infinity, Infinity),
    count: whole(query, "count", 1, 100, 10),
    skip: whole(query, "skip", 0, Infinity, 0),
  }
}

function whole(query: URLSearchParams, name: string, min: number, max: number, otherwise: number): number {
  const text = query.get(name)
  if (text === null || text === "") return otherwise
  const value = Number(text)
  if (!Number.isInteger(value)) throw invalidInput(`The ${name} must be an integer.`, name)
  if (value < min) throw invalidInput(`The ${name} must be at least ${min}.`, name)
  if (value > max) throw invalidInput(`The ${name} may not be greater than ${max}.`, name)
  return value
}

/** Razorpay's list format: `count` is the number of rows in this response. Without a page: all of them. */
export function collection<T extends { created_at: number }>(
  entities: T[],
  page?: Page,
  show: (entity: T) => unknown = (it) => it
): unknown {
  const chosen = page
    ? entities
        .filter((it) => it.created_at >= page.from && it.created_at <= page.to)
        .slice(page.skip, page.skip + page.count)
    : entities
  return { entity: "collection", count: chosen.length, items: chosen.map(show) }
}
