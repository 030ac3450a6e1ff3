import { newQueryClient } from "~/lib/query-client"
import { fitsWhole, productsPageQuery, viewQuery, wholeListQuery } from "./get-products"
import { readShopView, type ShopFilters } from "./shop-view"

const filters = (query: string): ShopFilters => readShopView(new URLSearchParams(query)).filters

/** A query client that has loaded the first page of a list with `total` products. */
function having(query: string, total: number) {
  const client = newQueryClient()
  client.setQueryData(productsPageQuery(filters(query), 1).queryKey, { items: [], total })
  return client
}

describe("a list is requested as a whole", () => {
  it.each([
    ["by its own length", "type=RUBY", "type=RUBY", 1000, true],
    ["by a wider one's", "type=RUBY", "type=RUBY&color=Red&sort=name", 400, true],
    ["by the whole shop's", "", "search=neelam&priceMin=5", 48, true],
    ["not where it is longer", "", "sort=name", 1001, false],
    ["not by another's length", "type=RUBY", "type=SAPPHIRE", 5, false],
    ["not by a narrower one's", "type=RUBY&color=Red", "type=RUBY", 5, false],
  ])("%s", (_why, seen, params, total, whole) => {
    const client = having(seen, total)
    expect(fitsWhole(client, filters(params))).toBe(whole)
    const query = viewQuery(client, filters(params), 3)
    const expected = whole ? wholeListQuery(filters(params)) : productsPageQuery(filters(params), 3)
    expect(query.queryKey).toEqual(expected.queryKey)
  })
})

it("the page of a list that the browser has needs no request on the way back", () => {
  const client = having("", 48)
  expect(viewQuery(client, filters(""), 1).queryKey).toEqual(productsPageQuery(filters(""), 1).queryKey)
})

it("a list that a change has made wrong is requested again", async () => {
  const client = having("", 48)
  await client.invalidateQueries()
  expect(viewQuery(client, filters(""), 1).queryKey).toEqual(wholeListQuery(filters("")).queryKey)
})
