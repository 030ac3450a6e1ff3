/** @jest-environment node */
import { readdirSync } from "node:fs"
import { resolve } from "node:path"
import { textsByPlace } from "@contract/texts"
import { filesBehind, shownWords } from "../test/shown-words"

/** Admin pages are in folders of their own. */
const shoppersPages = readdirSync(resolve(__dirname, "shop/routes"), { withFileTypes: true })
  .filter((it) => it.isFile() && /^[^.]+\.tsx?$/.test(it.name))
  .map((it) => `shop/routes/${it.name}`)
const files = filesBehind(["root.tsx", "entry.client.tsx", ...shoppersPages])
// A program that the server inserts into pages as text.
files.delete("lib/early-events.ts")
// Shown only to a superadmin who has entered the store, never to a shopper.
for (const it of [
  "platform/features/tenants/entered-banner.tsx",
  "platform/features/tenants/entry-texts.ts",
  "ui/show-error.ts",
])
  files.delete(it)
// The header's command menu, shown only in the back office.
for (const file of [...files.keys()].filter((it) => it.startsWith("admin/"))) files.delete(file)

/** Texts that no tenant can change, with the reason. */
const fixed: Record<string, readonly (readonly [file: string, ...words: string[]])[]> = {
  "names of controls that show an icon alone, fixed by the contract": [
    ["shop/features/address/address-card.tsx", "Edit", "Delete"],
    ["shop/features/cart/added-panel.tsx", "Close"],
    ["shop/features/cart/cart-line.tsx", "Remove"],
    ["shop/features/cart/cart-link.tsx", "Cart", "Cart,", "item", "items"],
    ["shop/features/catalog/gallery.tsx", "Previous image", "Next image"],
    ["shop/features/catalog/zoom-dialog.tsx", "Previous image", "Next image"],
    ["shop/features/compare/compare-table.tsx", "Remove"],
    ["shop/features/profile/account-name.tsx", "Edit"],
    ["shop/features/site/site-header.tsx", "Open menu"],
    ["shop/features/wishlist/wishlist-heart.tsx", "Remove from wishlist", "Add to wishlist"],
    ["shop/features/wishlist/wishlist-link.tsx", "item", "items"],
    ["shop/features/wishlist/wishlist-view.tsx", "Remove from wishlist"],
    ["ui/breadcrumb.tsx", "Breadcrumb"],
    ["ui/dialog.tsx", "Close"],
    ["ui/pagination.tsx", "Pagination", "Previous", "Page", "Next"],
    ["ui/password-field.tsx", "Hide password", "Show password"],
    ["ui/quantity-stepper.tsx", "Decrease quantity", "Increase quantity"],
  ],
  "spoken, never shown, by the kit, which knows no tenant": [
    ["ui/free-shipping.tsx", "Progress toward free shipping"],
    ["ui/spinner.tsx", "Loading"],
    ["ui/toaster.tsx", "Dismiss"],
  ],
  "where no tenant answers, there are no texts of one": [
    [
      "shop/routes/no-tenant-view.tsx",
      ...["Store not found", "There is no store at this address. Please check the spelling."],
      ...["is closed", "The store is closed"],
      "We are not taking visitors at the moment. Please come back later.",
      ...["Something went wrong", "Please try again in a moment.", "Try again"],
    ],
    ["lib/default-branding.ts", "Stone & Lustre"],
  ],
  "a refusal's words where the server sent none, fixed by the specification": [
    ["lib/api.ts", "Request failed"],
  ],
  "proper names": [
    ["shop/features/site/social-links.tsx", "Facebook", "Instagram", "Twitter"],
    ["shop/features/address/address-draft.ts", "India"],
  ],
  "for machines": [
    ["shop/features/catalog/filter-fields.tsx", "Min", "Max"],
    ["shop/features/catalog/range-fields.tsx", "Min", "Max"],
    ["shop/features/catalog/shop-view.ts", "Min", "Max"],
    ["lib/oklch.ts", "Not a colour:"],
    ["shop/routes/robots.ts", "Disallow:", "Sitemap:"],
  ],
}
const known = Object.values(fixed).flatMap((it) =>
  it.flatMap(([file, ...words]) => words.map((word) => `${file} ${word}`))
)

describe("a text that a shopper sees", () => {
  it("is in the registry, so that a tenant can change it", () => {
    const found = [...files].flatMap(([file, source]) =>
      shownWords(source, file).map((it) => `${file} ${it.words}`)
    )
    expect([...new Set(found)].toSorted()).toEqual(known.toSorted())
  })

  it.each([
    "<p>Hello</p>",
    '<p>{"hello"}</p>',
    '<p>{isNew ? "new" : count}</p>',
    "<p>{`${count} left`}</p>",
    '<Field label="name" />',
    '<Field label={isNew ? "one" : two} />',
    'const words = { title: "Not taken" }',
    'toast({ title, description: "no more of it" })',
    'const unsent = "You are offline."',
  ])("is found where it bypasses the registry: %s", (source) => {
    expect(shownWords(source, "it.tsx")).toHaveLength(1)
  })

  it.each([
    '<p className="mt-4 flex">{text("cart_title")}</p>',
    '<a href="/shop" aria-current={isHere ? "page" : undefined}>{name}</a>',
    'const look = cn("relative flex", isOn && "absolute inset-0")',
    'throw new Error("No site above")',
    'if (status === "Paid") {}',
    'const data = { "@type": "Product" }',
  ])("is not reported for code: %s", (source) => {
    expect(shownWords(source, "it.tsx")).toEqual([])
  })
})

describe("a text of the registry", () => {
  /** Texts used by the contact-details rule, which also runs on the server, and texts shown on admin pages. */
  const elsewhere = [
    ...["contact_email", "contact_phone", "contact_address"],
    ...Object.keys(textsByPlace["admin orders"]),
  ]

  it("is shown somewhere, so that no tenant edits a text that nobody sees", () => {
    const sources = [...files.values()].join("\n")
    const keys = Object.values(textsByPlace).flatMap((it) => Object.keys(it))
    const unread = keys.filter((it) => !sources.includes(`"${it}"`) && !elsewhere.includes(it))
    expect(unread).toEqual([])
  })
})
