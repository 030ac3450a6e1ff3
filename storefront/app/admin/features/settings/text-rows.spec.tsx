import type { ReactElement } from "react"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Entry } from "@contract/entry"
import { texts } from "@contract/texts"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { ContactTab } from "./contact-tab"
import { ContentTab } from "./content-tab"

const content = (own: Record<string, string> = {}): { body: Entry[] } => ({
  body: Object.keys(texts).map((key) => ({
    key,
    value: own[key] ?? "",
    version: own[key] === undefined ? 1 : 2,
  })),
})
const rowOf = (label: string): HTMLElement => {
  const row = screen.getByRole("heading", { name: label }).closest("li")
  if (!row) throw new Error(`no row ${label}`)
  return row
}
const edit = (label: string) => userEvent.click(within(rowOf(label)).getByRole("button", { name: "Edit" }))
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })

async function open(
  tab: ReactElement,
  first: string,
  responses: Parameters<typeof respondToCalls>[0]
): Promise<{ sent: () => { path: string; body: unknown }[] }> {
  const requests = respondToCalls(responses)
  renderInTenant(tab)
  await screen.findByRole("heading", { name: first })
  return { sent: () => requests.filter((it) => !it.path.startsWith("GET")) }
}
const list = "GET /api/admin/content"

beforeEach(() => sessionStorage.clear())

describe("contact details", () => {
  const openContact = (responses: Parameters<typeof respondToCalls>[0]) =>
    open(<ContactTab />, "Contact Email", responses)

  it("unset ones show how to add them", async () => {
    await openContact({ [list]: content() })
    for (const label of ["Contact Email", "Contact Phone", "Business Address"])
      within(rowOf(label)).getByText(`Not set - Click Edit to add ${label}`)
  })

  it("a row is edited in place, saved with its version, and regains the focus", async () => {
    const { sent } = await openContact({
      [list]: [content(), content({ contact_phone: "0141 222" })],
      "PUT /api/admin/content/contact_phone": {
        body: { key: "contact_phone", value: "0141 222", version: 2 },
      },
    })
    await edit("Contact Phone")
    expect(document.activeElement).toBe(field("Contact Phone"))
    await userEvent.type(field("Contact Phone"), "0141 222{Enter}")
    await screen.findByText("Contact information updated")
    expect(sent()).toEqual([
      { path: "PUT /api/admin/content/contact_phone", body: { value: "0141 222", version: 1 } },
    ])
    within(rowOf("Contact Phone")).getByText("0141 222")
    expect(document.activeElement).toBe(within(rowOf("Contact Phone")).getByRole("button", { name: "Edit" }))
  })

  it("nothing blank is sent", async () => {
    const { sent } = await openContact({ [list]: content() })
    await edit("Business Address")
    await userEvent.type(field("Business Address"), "   ")
    await press("Save")
    await screen.findByText("Field cannot be empty")
    expect(sent()).toEqual([])
  })

  it("one row is edited at a time; unsaved input is restored until it is cancelled", async () => {
    await openContact({ [list]: content({ contact_email: "desk@ratna.test" }) })
    await edit("Contact Phone")
    await userEvent.type(field("Contact Phone"), "0141")
    await edit("Contact Email")
    expect(screen.queryByRole("textbox", { name: "Contact Phone" })).toBeNull()
    expect(field("Contact Email").value).toBe("desk@ratna.test")
    await edit("Contact Phone")
    await waitFor(() => expect(field("Contact Phone").value).toBe("0141"))
    await press("Cancel")
    await edit("Contact Phone")
    expect(field("Contact Phone").value).toBe("")
  })

  it("a failed save keeps the row open and shows the server's message", async () => {
    await openContact({
      [list]: content(),
      "PUT /api/admin/content/contact_phone": { status: 503, body: { error: "The store is busy." } },
    })
    await edit("Contact Phone")
    await userEvent.type(field("Contact Phone"), "0141")
    await press("Save")
    await within(await screen.findByRole("alert")).findByText("The store is busy.")
    expect(field("Contact Phone").value).toBe("0141")
  })
})

describe("content", () => {
  const openContent = (responses: Parameters<typeof respondToCalls>[0]) =>
    open(<ContentTab />, "Homepage Hero", responses)

  it("has three groups, where unset texts are marked", async () => {
    await openContent({ [list]: content({ about_title: "Our house" }) })
    for (const name of ["Homepage Hero", "About Section", "Footer"]) screen.getByRole("region", { name })
    expect(screen.getAllByText("Not set")).toHaveLength(5)
    screen.getByText("Our house")
  })

  it("a text is edited in place", async () => {
    const { sent } = await openContent({
      [list]: content(),
      "PUT /api/admin/content/footer_about": {
        body: { key: "footer_about", value: "Since 1921", version: 2 },
      },
    })
    await edit("Footer About Text")
    await press("Save")
    await screen.findByText("Content cannot be empty")
    await userEvent.type(field("Footer About Text"), "Since 1921")
    await press("Save")
    await screen.findByText("Content updated successfully")
    expect(sent().at(-1)?.body).toEqual({ value: "Since 1921", version: 1 })
  })

  it("any text is found by its words, built-in ones included", async () => {
    await openContent({ [list]: content() })
    await userEvent.type(screen.getByRole("searchbox", { name: "Search texts..." }), "browse wishlist")
    await screen.findByRole("heading", { name: /^Wishlist browse/ })
    expect(screen.queryByRole("heading", { name: /^Cart browse/ })).toBeNull()
    await userEvent.type(screen.getByRole("searchbox", { name: "Search texts..." }), " zebra")
    await screen.findByText("No text matches your search.")
  })

  it("a text is reset after confirmation", async () => {
    const { sent } = await openContent({
      [list]: [content({ hero_subtitle: "Mine" }), content()],
      "DELETE /api/admin/content/hero_subtitle": { status: 204 },
    })
    await press("Reset Subtitle")
    const dialog = within(screen.getByRole("dialog", { name: "Restore the default text?" }))
    dialog.getByText(texts.hero_subtitle)
    await userEvent.click(dialog.getByRole("button", { name: "Reset" }))
    await screen.findByText("Content updated successfully")
    expect(sent()).toEqual([{ path: "DELETE /api/admin/content/hero_subtitle", body: { version: 2 } }])
    await waitFor(() => expect(screen.queryByRole("button", { name: "Reset Subtitle" })).toBeNull())
  })
})
