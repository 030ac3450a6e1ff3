import { act } from "react"
import { render, screen } from "@testing-library/react"
import { toast } from "./toast-store"
import { Toaster } from "./toaster"

describe("toasts", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("come one at a time and leave after 5 seconds", () => {
    render(<Toaster />)
    act(() => toast({ title: "First" }))
    act(() => toast({ title: "Second", description: "with more to say" }))
    expect(screen.queryByText("First")).toBeNull()
    expect(screen.getByRole("status").textContent).toContain("Second")
    act(() => jest.advanceTimersByTime(4999))
    expect(screen.queryByText("Second")).not.toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText("Second")).toBeNull()
  })
})
