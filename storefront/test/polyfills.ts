import { TextDecoder, TextEncoder } from "node:util"

// jsdom implements neither these functions, nor modal dialogs, nor layout and scrolling.
Object.assign(globalThis, { TextEncoder, TextDecoder })

if (typeof HTMLDialogElement !== "undefined") {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

if (typeof Element !== "undefined") Element.prototype.scrollTo = () => undefined
if (typeof window !== "undefined") window.scrollTo = () => undefined
