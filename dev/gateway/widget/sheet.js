import { applyLook, paintHead } from "./look"

/**
 * @typedef {{ name?: string, description?: string, image?: string, amount?: number | string, currency?: string,
 *   prefill?: { name?: string, email?: string, contact?: string }, theme?: { color?: string },
 *   modal?: { ondismiss?: () => void, escape?: boolean, backdropclose?: boolean, confirm_close?: boolean } }} SheetOptions
 */

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} className @param {string} [text] */
function make(tag, className, text) {
  const element = document.createElement(tag)
  element.className = className
  if (text !== undefined) element.textContent = text
  return element
}

/** @param {string} className @param {string} name @param {() => void} act */
function makeButton(className, name, act) {
  const element = make("button", className, name)
  element.type = "button"
  element.addEventListener("click", act)
  return element
}

/** @param {number} paise @param {string} currency */
const money = (paise, currency) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(paise / 100)

/** The dialog, in the page itself. It takes the focus, keeps it, and returns it when it closes. */
export class Sheet {
  /** @param {SheetOptions} options @param {{ pay: (outcome: "success" | "failure") => void, dismissed: () => void }} acts */
  constructor(options, acts) {
    this.options = options
    this.acts = acts
    this.opener = document.activeElement
    this.dialog = make("dialog", "rzp-sheet")
    this.head = make("div", "rzp-head")
    this.amount = make("p", "rzp-amount")
    this.error = make("p", "rzp-error")
    this.success = makeButton("rzp-act rzp-main", "Success", () => acts.pay("success"))
    this.failure = makeButton("rzp-act", "Failure", () => acts.pay("failure"))
    this.payActs = make("div", "rzp-acts")
    this.exitActs = make("div", "rzp-acts")
    this.stay = makeButton("rzp-act", "No, stay", () => this.ask(false))
    this.build()
  }

  build() {
    const { name = "", description, image, amount, currency = "INR", prefill } = this.options
    this.dialog.setAttribute("role", "dialog")
    this.dialog.setAttribute("aria-modal", "true")
    this.dialog.setAttribute("aria-label", name ? `Payment to ${name}` : "Payment")
    if (image) this.head.append(this.logo(image))
    const close = makeButton("rzp-close", "×", () => this.dismiss())
    close.setAttribute("aria-label", "Close")
    this.head.append(make("p", "rzp-brand", name), close)

    if (amount) this.showAmount(Number(amount), currency)
    this.error.setAttribute("role", "alert")
    this.payActs.append(this.success, this.failure)
    this.exitActs.hidden = true
    const leave = makeButton("rzp-act", "Yes, leave", () => this.leave())
    this.exitActs.append(make("p", "", "Leave without paying?"), leave, this.stay)
    const payer = [prefill?.name, prefill?.email, prefill?.contact].filter(Boolean).join(" · ")
    const lines = [description, payer].filter(Boolean).map((it) => make("p", "rzp-quiet", it))
    const body = make("div", "rzp-body")
    const hint = make("p", "rzp-quiet", "Test payment: choose how it ends. No money moves.")
    body.append(this.amount, ...lines, this.error, this.payActs, this.exitActs, hint)
    this.dialog.append(this.head, body)

    this.dialog.addEventListener("cancel", (event) => event.preventDefault())
    this.dialog.addEventListener("keydown", (event) => this.onKey(event))
    this.dialog.addEventListener("click", (event) => {
      if (this.options.modal?.backdropclose && this.isOutside(event)) this.dismiss()
    })
  }

  /** @param {string} source */
  logo(source) {
    const logo = make("img", "")
    logo.alt = ""
    logo.addEventListener("error", () => logo.remove())
    logo.src = source
    return logo
  }

  open() {
    applyLook()
    document.body.append(this.dialog)
    paintHead(this.head, this.options.theme?.color ?? "")
    this.dialog.showModal()
    this.success.focus()
  }

  /** Removes the dialog and restores the focus. */
  remove() {
    this.dialog.close()
    this.dialog.remove()
    if (this.opener instanceof HTMLElement) this.opener.focus()
  }

  leave() {
    this.remove()
    this.acts.dismissed()
  }

  /** The shopper dismisses the dialog: immediately, or after a confirmation if the options require one. */
  dismiss() {
    if (this.options.modal?.confirm_close) this.ask(this.exitActs.hidden)
    else this.leave()
  }

  /** @param {boolean} whether to leave */
  ask(whether) {
    this.exitActs.hidden = !whether
    this.payActs.hidden = whether
    ;(whether ? this.stay : this.success).focus()
  }

  /** @param {number} paise @param {string} currency */
  showAmount(paise, currency) {
    this.amount.textContent = money(paise, currency)
  }

  /** @param {string} text */
  showError(text) {
    this.error.textContent = text
  }

  /** @param {boolean} busy */
  setBusy(busy) {
    for (const it of [this.success, this.failure]) it.disabled = busy
    if (!busy) this.success.focus()
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    event.stopPropagation()
    if (event.key === "Escape") {
      event.preventDefault()
      if (this.options.modal?.escape !== false) this.dismiss()
    }
    if (event.key === "Tab") this.keepFocusInside(event)
  }

  /** @param {KeyboardEvent} event */
  keepFocusInside(event) {
    const all = [...this.dialog.querySelectorAll("button")]
    const stops = all.filter((it) => !it.disabled && it.offsetParent !== null)
    const edges = [stops[0], stops.at(-1)]
    const [from, to] = event.shiftKey ? edges : edges.reverse()
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }

  /** The backdrop belongs to the dialog element: a click on it is outside the dialog's box. @param {MouseEvent} at */
  isOutside(at) {
    const box = this.dialog.getBoundingClientRect()
    return at.clientX < box.left || at.clientX > box.right || at.clientY < box.top || at.clientY > box.bottom
  }
}
