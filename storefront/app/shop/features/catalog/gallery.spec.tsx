import { fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInTenant } from "../../../../test/tenant-page"
import { Gallery } from "./gallery"

const images = [1, 2, 3, 4, 5, 6].map((it) => `/static/default/ruby-${it}.webp`)

describe("the gallery", () => {
  it("shows a placeholder when there is no picture", () => {
    renderInTenant(<Gallery images={[]} name="Ruby" />)
    expect(screen.getByText("No image available")).toBeTruthy()
  })

  it("shows at most five pictures, and its arrows wrap around", async () => {
    renderInTenant(<Gallery images={images} name="Ruby" />)
    expect(screen.getByText("1 / 5")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Previous image" }))
    expect(screen.getByText("5 / 5")).toBeTruthy()
    expect(screen.getByRole("img", { name: "Ruby, picture 5" })).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Next image" }))
    expect(screen.getByRole("img", { name: "Ruby" })).toBeTruthy()
  })

  it("jumps by its thumbnails", async () => {
    renderInTenant(<Gallery images={images.slice(0, 2)} name="Ruby" />)
    await userEvent.click(within(screen.getByRole("list")).getByRole("button", { name: "Show image 2" }))
    expect(screen.getByText("2 / 2")).toBeTruthy()
  })

  it("moves by the arrow keys", async () => {
    renderInTenant(<Gallery images={images.slice(0, 3)} name="Ruby" />)
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    expect(screen.getByText("3 / 3")).toBeTruthy()
    await userEvent.keyboard("{ArrowLeft}")
    expect(screen.getByText("2 / 3")).toBeTruthy()
  })

  it("follows a swipe", () => {
    renderInTenant(<Gallery images={images.slice(0, 3)} name="Ruby" />)
    const row = screen.getByRole("group", { name: "Picture 1 of 3" })
    Object.defineProperties(row, { clientWidth: { value: 300 }, scrollLeft: { value: 590 } })
    fireEvent.scroll(row)
    expect(screen.getByText("3 / 3")).toBeTruthy()
  })

  it("has no arrows for a single picture, but a zoom", () => {
    renderInTenant(<Gallery images={images.slice(0, 1)} name="Ruby" />)
    expect(screen.getAllByRole("button").map((it) => it.getAttribute("aria-label"))).toEqual(["Zoom"])
  })

  it("shows the picture in the whole window, zooms in steps, and closes again", async () => {
    renderInTenant(<Gallery images={images.slice(0, 2)} name="Ruby" />)
    await userEvent.click(screen.getByRole("button", { name: "Next image" }))
    await userEvent.click(screen.getByRole("button", { name: "Zoom" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Ruby" }))
    expect(dialog.getByRole("img", { name: "Ruby, picture 2" })).toBeTruthy()
    await userEvent.click(dialog.getByRole("button", { name: "Zoom in" }))
    expect(dialog.getByText("200%")).toBeTruthy()
    await userEvent.keyboard("-")
    expect(dialog.getByText("100%")).toBeTruthy()
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
