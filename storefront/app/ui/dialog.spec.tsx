import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Dialog } from "./dialog"
import { toast, toasts } from "./toast-store"
import { Toaster } from "./toaster"
import { act, useState } from "react"

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

  it("below another stays open when Escape closes the upper one, and keeps what was typed in it", async () => {
    const Layers = () => {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <Dialog title="Order" onClose={closeOrder}>
          <input aria-label="Reason" />
          <button onClick={() => setIsOpen(true)}>Refund</button>
          {isOpen && (
            <Dialog title="Refund?" onClose={() => setIsOpen(false)}>
              <button>Cancel</button>
            </Dialog>
          )}
        </Dialog>
      )
    }
    const closeOrder = jest.fn()
    render(<Layers />)
    await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "A flaw")
    await userEvent.click(screen.getByRole("button", { name: "Refund" }))
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }))
    await userEvent.keyboard("{Escape}")
    expect(screen.queryByRole("dialog", { name: "Refund?" })).toBeNull()
    expect(closeOrder).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("A flaw")
    await userEvent.keyboard("{Escape}")
    expect(closeOrder).toHaveBeenCalledTimes(1)
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
    act(() => toasts.all().forEach(toasts.dismiss))
  })
})
