import { act } from "react"
import { fireEvent, render, screen } from "@testing-library/react"
import { toast } from "./toast-store"
import { Toaster } from "./toaster"
import { undoAction } from "./undo-action"

describe("toasts", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("are shown one at a time and close after 5 seconds", () => {
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

  it("with an action stay open while the pointer is over them", () => {
    render(<Toaster />)
    act(() => toast({ title: "Removed", action: { label: "Undo", run: () => undefined } }))
    fireEvent.pointerEnter(screen.getByRole("status"))
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.queryByText("Removed")).not.toBeNull()
    fireEvent.pointerLeave(screen.getByRole("status"))
    act(() => jest.advanceTimersByTime(5000))
    expect(screen.queryByText("Removed")).toBeNull()
  })

  it("with an action that expires show the remaining seconds and close when none is left", () => {
    render(<Toaster />)
    const until = Date.now() + 10_000
    act(() => toast({ title: "Status updated", action: { label: "Undo", run: () => undefined, until } }))
    fireEvent.pointerEnter(screen.getByRole("status"))
    expect(screen.getByRole("button", { name: "Undo" }).textContent).toContain("10 s")
    act(() => jest.advanceTimersByTime(7500))
    expect(screen.getByRole("button", { name: "Undo" }).textContent).toContain("3 s")
    act(() => jest.advanceTimersByTime(2500))
    expect(screen.queryByText("Status updated")).toBeNull()
  })

  it("with an action that expires stay when others come: the change before the last can still be undone", () => {
    render(<Toaster />)
    const change = (title: string) =>
      toast({ title, action: { label: "Undo", run: () => undefined, until: Date.now() + 10_000 } })
    act(() => change("Order A"))
    act(() => jest.advanceTimersByTime(2000))
    act(() => change("Order B"))
    act(() => toast({ title: "Saved" }))
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2)
    act(() => jest.advanceTimersByTime(8000))
    expect(screen.queryByText("Order A")).toBeNull()
    expect(screen.queryByText("Order B")).not.toBeNull()
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.queryByText("Order B")).toBeNull()
  })

  it("show for how long their action is offered", () => {
    render(<Toaster />)
    const timeLeft = () => document.querySelector<HTMLElement>("[data-time-left]")
    act(() => toast({ title: "Saved" }))
    expect(timeLeft()).toBeNull()
    act(() => toast({ title: "Removed", action: { label: "Undo", run: () => undefined } }))
    expect(timeLeft()?.style.getPropertyValue("--time-left")).toBe("5000ms")
  })

  it("are busy while their action runs, and then show its result", async () => {
    let resolve: (done: { left: number }) => void = () => undefined
    const promise = new Promise<{ left: number }>((it) => {
      resolve = it
    })
    render(<Toaster />)
    act(() => toast({ title: "Removed", action: undoAction(() => promise) }))
    fireEvent.click(screen.getByRole("button", { name: "Undo" }))
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(true)
    await act(async () => {
      resolve({ left: 1 })
      await promise
    })
    expect(screen.queryByText("Removed")).toBeNull()
    expect(screen.getByRole("status").textContent).toContain("1 change stays")
  })

  it("show why a change was not undone", async () => {
    render(<Toaster />)
    act(() => toast({ title: "Removed", action: undoAction(() => Promise.resolve({ problem: "Too late" })) }))
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Undo" }))
      await Promise.resolve()
    })
    expect(screen.getByRole("alert").textContent).toContain("Too late")
  })
})
