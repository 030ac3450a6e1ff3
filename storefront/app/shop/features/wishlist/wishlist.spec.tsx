import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { User } from "@contract/auth"
import type { WishlistEntry } from "@contract/wishlist"
import { defaultBranding } from "~/lib/default-branding"
import { openAuthDialog, useAuthDialog } from "~/lib/auth-dialog"
import { sampleStone } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { WishlistHeart } from "./wishlist-heart"
import { WishlistLink } from "./wishlist-link"
import { WishlistView } from "./wishlist-view"

const user: User = {
  id: "acc_1",
  email: "asha@shop.test",
  name: "Asha",
  role: "CUSTOMER",
  isEmailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
}
const stone = (id: string, name: string, stock = 2): WishlistEntry => ({
  id: `wish_${id}`,
  product: { ...sampleStone, id, slug: name.toLowerCase(), name, weight: "2.5", price: "12500.00", stock },
})
const entry = stone("prod_1", "Mogok ruby")
const { product } = entry
const nameOf = (it: HTMLElement): string | null => it.getAttribute("aria-label")
const heart = () => screen.getByRole("button", { name: /wishlist$/ })

function OpenDialog() {
  return <p>{`dialog: ${useAuthDialog() ?? "none"}`}</p>
}

afterEach(() => openAuthDialog(null))

describe("the heart", () => {
  it("a tap fills the heart before the server responds, and another empties it", async () => {
    const requests = respondToCalls({
      "GET /api/wishlist": { body: [] },
      "POST /api/wishlist": { status: 201, body: entry },
      "DELETE /api/wishlist/prod_1": { status: 204 },
    })
    renderInTenant(<WishlistHeart product={product} />, { user })
    await userEvent.click(screen.getByRole("button", { name: "Add to wishlist" }))
    screen.getByRole("button", { name: "Remove from wishlist" })
    await waitFor(() => expect(requests.map((it) => it.path)).toContain("POST /api/wishlist"))
    await userEvent.click(heart())
    screen.getByRole("button", { name: "Add to wishlist" })
    await screen.findByText("Removed from wishlist")
    expect(nameOf(heart())).toBe("Add to wishlist")
    expect(requests.find((it) => it.path === "POST /api/wishlist")?.body).toEqual({ productId: "prod_1" })
  })

  it("is filled for a product on the wishlist, with one request for all hearts of a page", async () => {
    const requests = respondToCalls({ "GET /api/wishlist": { body: [entry] } })
    renderInTenant(
      <>
        <WishlistHeart product={product} />
        <WishlistHeart product={{ id: "prod_2", name: "Opal" }} />
      </>,
      { user }
    )
    await screen.findByRole("button", { name: "Remove from wishlist" })
    screen.getByRole("button", { name: "Add to wishlist" })
    expect(requests).toHaveLength(1)
  })

  it("a refusal empties the heart again, with a message", async () => {
    respondToCalls({
      "GET /api/wishlist": [{ body: [] }, { body: [] }],
      "POST /api/wishlist": { status: 503, body: { error: "Away", code: "SERVICE_UNAVAILABLE" } },
    })
    renderInTenant(<WishlistHeart product={product} />, { user })
    await userEvent.click(heart())
    const toast = await screen.findByRole("alert")
    expect(toast.textContent).toContain("❌ Error")
    expect(toast.textContent).toContain("Failed to update wishlist. Please try again.")
    await waitFor(() => expect(nameOf(heart())).toBe("Add to wishlist"))
  })

  it("a full wishlist shows its own message", async () => {
    respondToCalls({
      "GET /api/wishlist": [{ body: [] }, { body: [] }],
      "POST /api/wishlist": { status: 409, body: { error: "It holds at most 500", code: "CONFLICT" } },
    })
    renderInTenant(<WishlistHeart product={product} />, { user })
    await userEvent.click(heart())
    expect((await screen.findByRole("alert")).textContent).toContain("It holds at most 500")
  })

  it("a visitor's tap sends nothing, shows that signing in is required, and opens the dialog", async () => {
    const requests = respondToCalls({})
    renderInTenant(
      <>
        <WishlistHeart product={product} />
        <OpenDialog />
      </>
    )
    await userEvent.click(heart())
    expect(screen.getByRole("alert").textContent).toContain("⚠️ Login required")
    screen.getByText("dialog: sign-in")
    expect(nameOf(heart())).toBe("Add to wishlist")
    expect(requests).toEqual([])
  })

  it("is hidden for a tenant without wishlists, and sends no request", () => {
    const requests = respondToCalls({})
    const branding = { ...defaultBranding, features: { ...defaultBranding.features, enableWishlist: false } }
    renderInTenant(<WishlistHeart product={product} />, { user, branding })
    expect(screen.queryByRole("button", { name: /wishlist$/ })).toBeNull()
    expect(requests).toEqual([])
  })
})

describe("the profile's tab", () => {
  it("shows each product with price, type and link, and marks a sold-out one", async () => {
    respondToCalls({ "GET /api/wishlist": { body: [stone("a", "Mogok", 2), stone("b", "Luc", 0)] } })
    renderInTenant(<WishlistView />, { user })
    const [mogok, luc] = await screen.findAllByRole("listitem")
    expect(screen.getByRole("link", { name: "Mogok" }).getAttribute("href")).toBe("/products/mogok")
    expect(mogok?.textContent).toContain("Ruby")
    expect(mogok?.textContent).toContain("₹12,500")
    expect(mogok?.textContent).not.toContain("Out of Stock")
    expect(luc?.textContent).toContain("Out of Stock")
  })

  it("a product disappears at a tap on its heart, and returns when that is refused", async () => {
    respondToCalls({
      "GET /api/wishlist": [{ body: [stone("a", "Mogok", 2)] }, { body: [stone("a", "Mogok", 2)] }],
      "DELETE /api/wishlist/a": { status: 503, body: { error: "Away", code: "SERVICE_UNAVAILABLE" } },
    })
    renderInTenant(<WishlistView />, { user })
    await userEvent.click(await screen.findByRole("button", { name: "Remove from wishlist" }))
    expect(screen.queryByRole("listitem")).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My Wishlist" }))
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to update wishlist. Please try again."
    )
    await screen.findByRole("link", { name: "Mogok" })
  })

  it("links to the shop page after the last product was removed", async () => {
    respondToCalls({
      "GET /api/wishlist": { body: [stone("a", "Mogok", 2)] },
      "DELETE /api/wishlist/a": { status: 204 },
    })
    renderInTenant(<WishlistView />, { user })
    await userEvent.click(await screen.findByRole("button", { name: "Remove from wishlist" }))
    await screen.findByText("Removed from wishlist")
    expect(screen.getByRole("link", { name: "Browse stones" }).getAttribute("href")).toBe("/shop")
  })

  it("a wishlist that failed to load can be reloaded", async () => {
    respondToCalls({
      "GET /api/wishlist": [
        { status: 403, body: { error: "No", code: "FORBIDDEN" } },
        { body: [stone("a", "Mogok", 2)] },
      ],
    })
    renderInTenant(<WishlistView />, { user })
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))
    await screen.findByRole("link", { name: "Mogok" })
  })
})

it("the header's icon shows the number of entries, as the cart's does", async () => {
  respondToCalls({ "GET /api/wishlist": { body: [entry, stone("prod_2", "Opal")] } })
  renderInTenant(<WishlistLink place="header" />, { user })
  screen.getByRole("link", { name: "Wishlist" })
  const link = await screen.findByRole("link", { name: "Wishlist, 2 items" })
  expect(link.textContent).toBe("2")
})
