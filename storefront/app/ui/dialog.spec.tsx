import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Dialog } from "./dialog"
import { toast, toasts } from "./toast-store"
import { Toaster } from "./toaster"
import { act } from "react"

describe("dialog", () => {
  it("is modal, named by its title, and closes by its Close button", async () => {
    const onClose = jest.fn()
    render(
      <Dialog title="Sign In" onClose={onClose}>
        text
      </Dialog>
    )
    expect(screen.getByRole("dialog", { name: "Sign In" })).toHaveProperty("open", true)
    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it("contains the toasts shown while it is open, so that they are visible and announced", () => {
    render(
      <>
        <Dialog title="Sign In" onClose={() => undefined}>
          text
        </Dialog>
        <Toaster />
      </>
    )
    act(() => toast({ title: "Error", variant: "destructive" }))
    expect(screen.getByRole("dialog").contains(screen.getByRole("alert"))).toBe(true)
    act(toasts.dismiss)
  })
})
