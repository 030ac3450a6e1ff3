import { ownPath } from "./own-path"

/** What a browser at this origin opens for an address. */
const openedBy = (address: string): URL => new URL(address, "https://shop.example/")

it.each([
  "/profile",
  "/profile?tab=orders&placed=RTN-2026-1",
  "/orders/RTN-20261128-0001",
  "/admin/orders?search=a%2Fb&from=//x",
  "/superadmin/tenants/",
  "/products/ruby-2.5-ct_mogok~1",
])("%s is where the person is after signing in", (path) => {
  expect(ownPath(path)).toBe(path)
  expect(openedBy(path).origin).toBe("https://shop.example")
})

it.each([
  ...["", "/", "profile", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example"],
  ...["https://evil.example", "https:evil.example", "javascript:alert(1)", "data:text/html,x", "?x=1", "#x"],
  ...[
    "/%2fevil.example",
    "/%2F%2Fevil.example",
    "/%5cevil.example",
    "/%5C/evil.example",
    "/%09/evil.example",
  ],
  ...["/\t/evil.example", "/\n/evil.example", "\t//evil.example", " //evil.example", "/\u0000/evil.example"],
  ...["/.//evil.example", "/..//evil.example", "/./\\evil.example", "/%2e//evil.example", "/@evil.example"],
  ...[
    "/a//evil.example",
    "/a/..//evil.example",
    "/a\\..\\evil.example",
    "/profile\r\nx",
    "/profile\n",
    "/pröfile",
  ],
  ...["/a?\\x", "/a?x y", "/a#x", "/;@evil.example", "/\uff0fevil.example", "/\u202eevil"],
])("a link can't lead to another site after signing in: %j", (next) => {
  expect(ownPath(next)).toBe("/")
})

it("no combination of the characters that browsers treat specially leads to another site", () => {
  const parts = [
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "%2e",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    ";",
    "evil.example",
    "a",
  ]
  for (const one of parts)
    for (const two of parts)
      for (const three of parts)
        for (const four of parts) {
          const path = ownPath(`/${one}${two}${three}${four}`)
          if (openedBy(path).host !== "shop.example" || path.startsWith("//")) throw new Error(path)
        }
})
