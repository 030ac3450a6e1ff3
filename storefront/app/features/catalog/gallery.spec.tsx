import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Gallery } from "./gallery"

const images = [1, 2, 3, 4, 5, 6].map((it) => `/static/default/ruby-${it}.webp`)

describe("the gallery", () => {
  it("says so when there is no picture", () => {
    render(<Gallery images={[]} name="Ruby" />)
    expect(screen.getByText("No image available")).toBeTruthy()
  })

  it("shows at most five, and turns them by arrows all the way round", async () => {
    render(<Gallery images={images} name="Ruby" />)
    expect(screen.getByText("1 / 5")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Previous image" }))
    expect(screen.getByText("5 / 5")).toBeTruthy()
    expect(screen.getByRole("img", { name: "Ruby, picture 5" })).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Next image" }))
    expect(screen.getByRole("img", { name: "Ruby" })).toBeTruthy()
  })

  it("jumps by its thumbnails", async () => {
    render(<Gallery images={images.slice(0, 2)} name="Ruby" />)
    await userEvent.click(within(screen.getByRole("list")).getByRole("button", { name: "Show image 2" }))
    expect(screen.getByText("2 / 2")).toBeTruthy()
  })

  it("has no controls for a single picture", () => {
    render(<Gallery images={images.slice(0, 1)} name="Ruby" />)
    expect(screen.queryByRole("button")).toBeNull()
  })
})
