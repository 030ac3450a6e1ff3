import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter, useLocation } from "react-router-dom"
import { useFilters } from "~/lib/use-filters"
import type { ListColumn } from "./list-column"
import { ListShell } from "./list-shell"
import { ListFilter, ListSearch, ListToolbar } from "./list-toolbar"

interface Stone {
  id: string
  name: string
  price: number
}

const columns: ListColumn<Stone>[] = [
  { id: "name", header: "Name", cell: (it) => it.name, sortable: true },
  { id: "price", header: "Price", cell: (it) => `₹${it.price}`, numeric: true },
]
const stones = (count: number): Stone[] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Stone ${index}`, price: index }))

type Props = Partial<Parameters<typeof ListShell<Stone>>[0]>
const Shell = (props: Props) => (
  <ListShell<Stone>
    noun={["stone", "stones"]}
    columns={columns}
    rows={stones(3)}
    rowId={(it) => it.id}
    rowName={(it) => it.name}
    card={(it, select) => (
      <article>
        {select}
        {it.name}
      </article>
    )}
    empty={<p>No stones yet</p>}
    noMatch={<p>Nothing matches</p>}
    {...props}
  />
)
const show = (props: Props = {}) => render(<Shell {...props} />)

function narrowWindow(): void {
  globalThis.matchMedia = ((media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia
}
afterEach(() => Reflect.deleteProperty(globalThis, "matchMedia"))

it("shows rows under their headers, and the total", () => {
  show()
  const table = screen.getByRole("table", { name: "Stones" })
  expect(within(table).getAllByRole("columnheader")).toHaveLength(2)
  expect(within(table).getAllByRole("row")).toHaveLength(4)
  screen.getByText("3 stones")
})

it("has a loading state, an error state with a retry, and empty states with and without filters", async () => {
  const { rerender } = show({ rows: undefined })
  screen.getByText("Loading stones")
  const onRetry = jest.fn()
  rerender(<Shell rows={undefined} isError onRetry={onRetry} />)
  screen.getByText("The stones could not be loaded. They are safe.")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(<Shell rows={[]} />)
  screen.getByText("No stones yet")
  rerender(<Shell rows={[]} isFiltered />)
  screen.getByText("Nothing matches")
  screen.getByText("0 stones found")
})

it("shows selectable cards in a narrow window", async () => {
  narrowWindow()
  show({ bulk: (selected) => <p>{selected.map((it) => it.id).join()}</p> })
  expect(screen.queryByRole("table")).toBeNull()
  const cards = within(screen.getByRole("list", { name: "Stones" })).getAllByRole("listitem")
  expect(cards).toHaveLength(3)
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Stone 1" }))
  within(screen.getByRole("region", { name: "Selection" })).getByText("s1")
})

it("counts the selected rows, and can act on them or clear them", async () => {
  show({ bulk: (selected) => <p>{selected.map((it) => it.id).join()}</p> })
  const bar = () => screen.queryByRole("region", { name: "Selection" })
  expect(bar()).toBeNull()
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Stone 2" }))
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" }).indeterminate).toBe(true)
  screen.getByText("1 selected")
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }))
  screen.getByText("3 selected")
  screen.getByText("s0,s1,s2")
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }))
  expect(bar()).toBeNull()
})

it("does not act on selected rows that a filter hides", async () => {
  const bulk = (selected: Stone[]) => <p>{selected.map((it) => it.id).join()}</p>
  const { rerender } = show({ bulk })
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }))
  rerender(<Shell rows={stones(1)} isFiltered bulk={bulk} />)
  screen.getByText("1 selected")
  screen.getByText("s0")
})

it("renders only the visible rows of a long list, and every row has its index", () => {
  show({ rows: stones(2000) })
  const table = screen.getByRole("table")
  expect(table.getAttribute("aria-rowcount")).toBe("2001")
  const drawn = within(table).getAllByRole("row")
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.length).toBeLessThan(60)
  expect(drawn[1]?.getAttribute("aria-rowindex")).toBe("2")
  screen.getByText("2,000 stones")
})

it("sorts by its headers, and announces the order", async () => {
  const onChange = jest.fn()
  show({ sort: { by: "name", descending: false, onChange } })
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending")
  await userEvent.click(screen.getByRole("button", { name: "Name" }))
  expect(onChange).toHaveBeenCalledWith("name", true)
})

describe("filters in the URL", () => {
  const filters = {
    search: {},
    status: { allowed: ["", "PAID"] },
    sort: { fallback: "newest", orders: true },
  } as const
  function Page() {
    const { values, set, clear, isFiltered } = useFilters(filters)
    return (
      <>
        <p data-testid="address">{useLocation().search}</p>
        <p data-testid="values">{Object.values(values).join("|")}</p>
        <ListToolbar isFiltered={isFiltered} onClear={clear}>
          <ListSearch
            label="Search stones"
            value={values.search}
            onChange={(search) => set({ search }, true)}
          />
          <ListFilter
            label="Status"
            value={values.status}
            options={[
              { value: "", label: "All" },
              { value: "PAID", label: "Paid" },
            ]}
            onChange={(status) => set({ status })}
          />
        </ListToolbar>
      </>
    )
  }
  const open = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    )
  const address = () => screen.getByTestId("address").textContent

  it("are read from it, and invalid values are ignored", () => {
    open("/x?search=ruby&status=PAYED&sort=name&other=1")
    expect(screen.getByTestId("values").textContent).toBe("ruby||name")
  })

  it("are written to it after a pause in typing, and cleared without touching other parameters", async () => {
    open("/x?other=1&sort=name")
    await userEvent.type(screen.getByRole("searchbox", { name: "Search stones" }), "ruby")
    await act(() => new Promise((rested) => setTimeout(rested, 300)))
    expect(address()).toBe("?other=1&sort=name&search=ruby")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "PAID")
    expect(address()).toBe("?other=1&sort=name&search=ruby&status=PAID")
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }))
    expect(address()).toBe("?other=1&sort=name")
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("")
  })
})
