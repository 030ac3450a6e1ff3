import { Client } from "../../support/client"
import { expectStatus } from "../../support/shopper"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const pageOf = async (path: string): Promise<string> =>
  String(expectStatus(await new Client().get(path), 200).body)

/** The address of `<link rel="canonical">`, without its origin. */
const canonicalOf = (page: string): string | undefined => {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

const property = (page: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(page)?.[1]

it.each([
  ["/shop?page=2", "/shop?page=2"],
  ["/shop?page=1", "/shop"],
  ["/shop?page=2&sort=price-asc&utm_source=mail", "/shop?page=2"],
])("search engines index %s as %s", async (path, canonical) => {
  expect(canonicalOf(await pageOf(path))).toBe(canonical)
})

it("a link that is shared shows a JPEG picture of the declared size", async () => {
  const page = await pageOf("/")
  const address = property(page, "og:image") ?? ""
  expect([property(page, "og:image:width"), property(page, "og:image:height")]).toEqual(["1200", "630"])
  expect(property(page, "og:image:type")).toBe("image/jpeg")
  const { pathname } = new URL(address)
  // The picture itself is served until its copy is made.
  await waitFor("the picture's copy", async () => {
    const { headers } = expectStatus(await new Client().get(pathname), 200)
    return headers["content-type"] === "image/jpeg" || undefined
  })
})
