/** Dispatched on the window once React has hydrated the whole page. */
export const hydratedEvent = "ratna:hydrated"

/** How long a link or a search waits behind held clicks when scripts don't load, in ms. */
const patience = 15_000

/**
 * Holds user events that occur before the page is hydrated and replays them afterwards, once and in order. React must
 * not receive any event earlier: it drops those that reach a part of the page that it hasn't hydrated, and hydrates
 * the whole page in one long task at the first pointer or key event. Runs as inline text in the page's head, so it uses
 * nothing from outside.
 *
 * - A click on a button is held, and the button fades at once to show that it was received. The fade is an animation,
 * because React would treat a changed attribute as a mismatch with the server's HTML.
 * - A link is followed by the browser unless a click is held; then it follows after that.
 * - The shortcut Ctrl/⌘ K is held as a button is. Other pointer, focus and key events are not replayed.
 * - A value typed or chosen stays in its field and is set again where React has restored the initial value.
 *
 * When the scripts don't load, links and forms with an action work as they do without scripts.
 */
export function holdEarlyEvents(hydrated: string, patience: number): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  interface Press {
    target: HTMLElement
    /** What the browser does by itself, without scripts. */
    isNative: boolean
    replay: () => void
    shown?: Animation
  }
  const held: Press[] = []
  const typed = new Map<Field, string | boolean>()
  const opened = new Set<Element>()
  const presses = ["click", "submit"]
  const changes = ["input", "change", "toggle"]
  // With `presses` and `changes`, the events for which React hydrates ahead of its schedule.
  const others = [
    ...["pointerdown", "pointerup", "pointercancel", "pointerover", "gotpointercapture"],
    ...["mousedown", "mouseup", "mouseover", "auxclick", "dblclick", "contextmenu"],
    ...["touchstart", "touchend", "touchcancel", "dragstart", "dragenter", "dragend", "drop"],
    ...["keydown", "keypress", "keyup", "focusin", "compositionstart", "compositionend"],
    ...["textInput", "copy", "cut", "paste", "reset"],
  ]
  let isHydrated = false
  let isReplaying = false
  let hasFailed = false

  const hold = (event: Event, press: Omit<Press, "shown">) => {
    event.preventDefault()
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    const shown = press.target.animate(
      { opacity: isStill ? [0.5, 0.5] : [0.6, 0.3] },
      { duration: 500, direction: "alternate", iterations: Infinity }
    )
    held.push({ ...press, shown })
    if (hasFailed) void leave()
  }
  const leadsElsewhere = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || link.target !== ""
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("a[href], button")
    if (!target) return
    const isLink = target instanceof HTMLAnchorElement
    if (isLink && (held.length === 0 || leadsElsewhere(target, event))) return
    const form = target instanceof HTMLButtonElement && target.type === "submit" ? target.form : null
    const isNative = isLink || form?.hasAttribute("action") === true
    hold(event, { target, isNative, replay: () => target.click() })
  }
  const onSubmit = (event: Event) => {
    const target = event.target as HTMLFormElement
    const isNative = target.hasAttribute("action")
    hold(event, { target, isNative, replay: () => target.requestSubmit() })
  }
  const onType = ({ target }: Event) => {
    const field = target as Field
    // Set again in the order of the last input; of radio buttons, the last one chosen applies.
    typed.delete(field)
    const isChoice = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    if (field.type === "radio")
      for (const it of typed.keys()) if (it.name === field.name && it.form === field.form) typed.delete(it)
    typed.set(field, isChoice ? field.checked : field.value)
  }
  const onOther = (event: Event) => {
    event.stopImmediatePropagation()
    // Browsers dispatch a keydown that is no KeyboardEvent when they fill in a field.
    if (event.type === "keydown" && event instanceof KeyboardEvent) onKey(event)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const target = event.target as HTMLElement
    if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || altKey) return
    event.preventDefault()
    const init = { key, ctrlKey, metaKey, bubbles: true, cancelable: true }
    held.push({
      target,
      isNative: false,
      replay: () => target.dispatchEvent(new KeyboardEvent("keydown", init)),
    })
  }
  const onEvent = (event: Event) => {
    if (isReplaying) return
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null
    if (event.type === "click") onClick(event as MouseEvent)
    else if (event.type === "submit") onSubmit(event)
    else if (event.type === "toggle") opened.add(event.target as Element)
    else onType(event)
    if (event.defaultPrevented || !(isHydrated || isLink)) event.stopImmediatePropagation()
  }

  /** Restores a field's value and notifies React, which ignores values that it has set itself. */
  const setAgain = (field: Field, value: string | boolean) => {
    if (!field.isConnected) return
    if (typeof value === "boolean") {
      const choice = field as HTMLInputElement
      if (choice.type === "radio" && !value) return
      choice.checked = !value
      choice.click()
      return
    }
    if (field.type !== "file") {
      const text = field instanceof HTMLSelectElement ? null : field
      const [start, end] = [text?.selectionStart ?? null, text?.selectionEnd ?? null]
      if (text) text.value = value === "" ? " " : ""
      // Bypasses the setter by which React tracks a field's value.
      Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field)
      if (start !== null) text?.setSelectionRange(start, end)
      if (field === document.activeElement) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
      field.dispatchEvent(new Event("input", { bubbles: true }))
    }
    field.dispatchEvent(new Event("change", { bubbles: true }))
  }
  const replay = (act: () => void) => {
    isReplaying = true
    try {
      act()
    } finally {
      isReplaying = false
    }
  }
  /** Waits until the page shows the effect of one click before the next is replayed, as with repeated manual clicks. */
  const nextTask = () => new Promise((next) => setTimeout(next))
  const listen = (types: string[], act: (event: Event) => void) => {
    for (const type of types) addEventListener(type, act, true)
  }
  const ignore = (types: string[], act: (event: Event) => void) => {
    for (const type of types) removeEventListener(type, act, true)
  }
  const release = async () => {
    isHydrated = true
    ignore(others, onOther)
    ignore(changes, onEvent)
    for (const [field, value] of typed) replay(() => setAgain(field, value))
    for (const element of opened) replay(() => element.dispatchEvent(new Event("toggle")))
    for (let press = held.shift(); press; press = held.shift()) {
      press.shown?.cancel()
      if (press.target.isConnected) replay(press.replay)
      await nextTask()
    }
    ignore(presses, onEvent)
  }
  /** Scripts may still load later, so only navigation is done without them. */
  const leave = async () => {
    await nextTask()
    hasFailed = true
    const press = held.find((it) => it.isNative)
    if (press) replay(press.replay)
  }
  listen([...presses, ...changes], onEvent)
  listen(others, onOther)
  addEventListener(hydrated, () => void release(), { once: true })
  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && void leave(), true)
  setTimeout(() => void leave(), patience)
}

/** The script in the head of every page. */
export const earlyEventsScript = (): string =>
  `(${holdEarlyEvents.toString()})(${JSON.stringify(hydratedEvent)}, ${patience})`
