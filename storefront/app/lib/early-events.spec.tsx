import { waitFor } from "@testing-library/react"
import { act, lazy, useState } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { earlyEventsScript } from "./early-events"
import { HydratedSuspense, usePageHydrated } from "./hydration"

const onPress = jest.fn()
const onSend = jest.fn()

function Form({ given = "" }: { given?: string }) {
  const [name, setName] = useState(given)
  const [isGift, setGift] = useState(false)
  const [size, setSize] = useState("s")
  const [count, setCount] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ name, isGift, size, count })
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <label>
        <input type="checkbox" checked={isGift} onChange={() => setGift(!isGift)} /> Gift
      </label>
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">Small</option>
        <option value="l">Large</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <a href="#terms" onClick={() => void onPress("terms")}>
        Terms
      </a>
      <button type="submit">Send</button>
    </form>
  )
}

function PageOf({ children }: { children: React.ReactNode }) {
  usePageHydrated()
  return children
}

const roots: Root[] = []
/** Inserts the server's HTML into a page that holds early events, as the script in the head does. */
function serve(page: React.ReactNode) {
  const place = document.createElement("div")
  document.body.replaceChildren(place)
  place.innerHTML = renderToString(page)
  window.eval(earlyEventsScript())
  return () =>
    act(() => {
      roots.push(hydrateRoot(place, page))
      return Promise.resolve()
    })
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((it) => it.textContent === name) as HTMLButtonElement
const settled = () => act(() => new Promise((next) => setTimeout(next, 20)))
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement

/** Enters a value as a browser does when somebody types or chooses. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const shown = { cancel: jest.fn() }
const animate = jest.fn(() => shown)
beforeEach(() => {
  jest.clearAllMocks()
  // jsdom implements neither.
  Object.assign(Element.prototype, { animate })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(() => act(() => roots.splice(0).forEach((it) => it.unmount())))

it("replays early clicks once each, in order, with the values entered before", async () => {
  const hydrate = serve(
    <PageOf>
      <Form />
    </PageOf>
  )
  enter(find("[aria-label=Name]"), "Asha")
  enter(find("select"), "l")
  find("label").click()
  button("More").click()
  button("More").click()
  button("Send").click()
  expect(onSend).not.toHaveBeenCalled()
  expect(animate.mock.contexts).toEqual([button("More"), button("More"), button("Send")])
  await hydrate()
  await waitFor(() => expect(onSend).toHaveBeenCalled())
  expect(onSend.mock.calls).toEqual([[{ name: "Asha", isGift: true, size: "l", count: 2 }]])
  expect(shown.cancel).toHaveBeenCalledTimes(3)
  button("Send").click()
  expect(onSend).toHaveBeenCalledTimes(2)
})

it("keeps a field empty whose initial value was cleared", async () => {
  const hydrate = serve(
    <PageOf>
      <Form given="Ravi" />
    </PageOf>
  )
  enter(find("[aria-label=Name]"), "")
  await hydrate()
  await settled()
  button("Send").click()
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ name: "" }))
})

it("leaves a link to the browser unless a click is held", async () => {
  const hydrate = serve(
    <PageOf>
      <Form />
    </PageOf>
  )
  const seen = jest.fn((event: Event) => event.defaultPrevented)
  document.addEventListener("click", seen, { once: true })
  find("a").click()
  expect(seen).toHaveReturnedWith(false)
  button("More").click()
  find("a").click()
  expect(onPress).not.toHaveBeenCalled()
  await hydrate()
  await settled()
  expect(onPress.mock.calls).toEqual([["terms"]])
})

it("holds clicks until parts whose code loads later are hydrated too", async () => {
  let arrive: (part: { default: () => React.ReactNode }) => void = () => undefined
  const Later = () => <button onClick={() => void onPress("later")}>Later</button>
  const isServer = { now: true }
  const Loaded = lazy(() => new Promise<{ default: () => React.ReactNode }>((done) => (arrive = done)))
  const Part = () => (isServer.now ? <Later /> : <Loaded />)
  const hydrate = serve(
    <PageOf>
      <HydratedSuspense>
        <Part />
      </HydratedSuspense>
    </PageOf>
  )
  isServer.now = false
  await hydrate()
  button("Later").click()
  await settled()
  expect(onPress).not.toHaveBeenCalled()
  await act(() => {
    arrive({ default: Later })
    return Promise.resolve()
  })
  await settled()
  expect(onPress.mock.calls).toEqual([["later"]])
})

it("keeps pointer, focus and key events from React until the page is hydrated", async () => {
  const hydrate = serve(
    <PageOf>
      <Form />
    </PageOf>
  )
  const received = jest.fn((event: Event) => event.type)
  const types = ["pointerdown", "touchstart", "mousedown", "mouseover", "focusin", "keydown"]
  for (const type of types) document.addEventListener(type, received, true)
  const touch = () =>
    types.forEach((type) => button("More").dispatchEvent(new Event(type, { bubbles: true })))
  touch()
  expect(received).not.toHaveBeenCalled()
  await hydrate()
  await settled()
  touch()
  expect(received.mock.results.map((it) => it.value as string)).toEqual(types)
  for (const type of types) document.removeEventListener(type, received, true)
})

it("replays an early Ctrl K once", async () => {
  const hydrate = serve(
    <PageOf>
      <Form />
    </PageOf>
  )
  const keys = jest.fn((event: KeyboardEvent) => `${event.ctrlKey ? "Ctrl " : ""}${event.key}`)
  window.addEventListener("keydown", keys)
  const press = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }))
  expect(press.defaultPrevented).toBe(true)
  expect(keys).not.toHaveBeenCalled()
  await hydrate()
  await settled()
  expect(keys.mock.results).toEqual([{ type: "return", value: "Ctrl k" }])
  window.removeEventListener("keydown", keys)
})

it("follows links and submits forms with an action when the scripts don't load", async () => {
  serve(
    <PageOf>
      <form action="/shop">
        <button type="button">Filters</button>
        <button type="submit">Search</button>
      </form>
    </PageOf>
  )
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.addEventListener("submit", sent)
  button("Filters").click()
  button("Search").click()
  const script = document.body.appendChild(document.createElement("script"))
  script.dispatchEvent(new Event("error"))
  await settled()
  expect(sent).toHaveBeenCalledTimes(1)
  document.removeEventListener("submit", sent)
})

it("ends no element, whatever the script contains", () => {
  expect(earlyEventsScript()).not.toContain("</")
})
