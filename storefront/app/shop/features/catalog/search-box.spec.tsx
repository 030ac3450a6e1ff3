import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Suggestions } from "@contract/product"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SearchBox } from "./search-box"
import { readShopView } from "./shop-view"

const filters = readShopView(new URLSearchParams("color=Red&origin=Mogok")).filters

const neelam: Suggestions = {
  terms: [
    {
      ...{ kind: "name", label: "Neelam", means: "Blue Sapphire", count: 3 },
      filter: { type: "SAPPHIRE", color: "Blue" },
    },
  ],
  products: [{ slug: "neelam-ring", name: "Neelam Ring", image: null }],
}
const path = (q: string) => `GET /api/products/suggest?q=${q}`

function show(): { input: HTMLElement; picked: string[] } {
  const picked: string[] = []
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollIntoView = () => undefined
  renderInTenant(<SearchBox filters={filters} onPick={(href) => picked.push(href)} />)
  return { input: screen.getByRole("combobox", { name: "Search" }), picked }
}

describe("the search box", () => {
  it("is navigated by arrow keys and closed by Escape, which keeps the input", async () => {
    respondToCalls({ [path("neel")]: { body: neelam } })
    const { input } = show()
    await userEvent.type(input, "neel")
    const list = await screen.findByRole("listbox", { name: "Search suggestions" })
    expect(input.getAttribute("aria-expanded")).toBe("true")
    expect(input.getAttribute("aria-controls")).toBe(list.id)
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    const stone = screen.getByRole("option", { name: "Neelam Ring" })
    expect(stone.getAttribute("aria-selected")).toBe("true")
    expect(input.getAttribute("aria-activedescendant")).toBe(stone.id)
    await userEvent.keyboard("{ArrowDown}")
    expect(input.getAttribute("aria-activedescendant")).toBeNull()
    await userEvent.keyboard("{Escape}")
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(input).toHaveProperty("value", "neel")
    expect(input.getAttribute("aria-expanded")).toBe("false")
  })

  it("offers filters, which are added to the active ones, and products", async () => {
    respondToCalls({ [path("neel")]: { body: neelam } })
    const { input, picked } = show()
    await userEvent.type(input, "neel")
    await screen.findByRole("listbox")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await userEvent.keyboard("{ArrowDown}")
    await userEvent.click(await screen.findByRole("option", { name: "Neelam Ring" }))
    expect(picked).toEqual(["/shop?type=SAPPHIRE&color=Blue&origin=Mogok", "/products/neelam-ring"])
  })

  it("highlights matching beginnings of words, and sends one request per pause in typing", async () => {
    const requests = respondToCalls({ [path("neel")]: { body: neelam } })
    const { input } = show()
    await userEvent.type(input, "neel")
    await screen.findByRole("listbox")
    expect(screen.getAllByText("Neel").map((it) => it.tagName)).toEqual(["MARK", "MARK"])
    expect(requests.map((it) => it.path)).toEqual([path("neel")])
  })

  it("never shows an outdated response for a newer text", async () => {
    const waiting = new Map<string, (response: Suggestions) => void>()
    globalThis.fetch = ((url: string) =>
      new Promise((resolve) => {
        waiting.set(url, (response) =>
          resolve({
            ok: true,
            status: 200,
            headers: new Headers(),
            json: () => Promise.resolve(response),
          } as Response)
        )
      })) as typeof fetch
    const { input } = show()
    const ofUrl = (q: string) => `/api/products/suggest?q=${q}`
    await userEvent.type(input, "ru")
    await waitFor(() => expect(waiting.has(ofUrl("ru"))).toBe(true))
    await userEvent.type(input, "by")
    await waitFor(() => expect(waiting.has(ofUrl("ruby"))).toBe(true))
    const named = (name: string): Suggestions => ({
      terms: [],
      products: [{ slug: name, name, image: null }],
    })
    act(() => waiting.get(ofUrl("ruby"))?.(named("Ruby")))
    await screen.findByRole("option", { name: "Ruby" })
    act(() => waiting.get(ofUrl("ru"))?.(named("Rutile")))
    await userEvent.keyboard("{ArrowDown}")
    expect(screen.getAllByRole("option", { selected: true }).map((it) => it.textContent)).toEqual(["Ruby"])
    expect(screen.queryByRole("option", { name: "Rutile" })).toBeNull()
  })
})
