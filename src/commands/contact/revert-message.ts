import type { ContactMessage } from "../../contract/contact"
import { findMessage, markMessage } from "../../modules/contact/messages"
import { revertibleThing } from "../revert/revertible-thing"

/** Reverts marking a message as read or answered. */
export const revertMessage = revertibleThing<ContactMessage>({
  entity: "contact-message",
  hold: findMessage,
  write: (tx, before, edit) => markMessage(tx, { ...before, ...edit }),
})
