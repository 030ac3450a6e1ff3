import type { TextKey } from "../texts"
import { isEmailAddress } from "./email"

/** As much as any place of a page holds. */
const maxContent = 5000

const contactKeys: ReadonlySet<string> = new Set<TextKey>([
  "contact_email",
  "contact_phone",
  "contact_address",
])

/** What is wrong with a store's own text, as it was typed; undefined when nothing is. */
export function contentProblem(key: TextKey, typed: string): string | undefined {
  const text = typed.trim()
  if (text === "") return contactKeys.has(key) ? "Field cannot be empty" : "Content cannot be empty"
  if (text.length > maxContent) return `Content must be at most ${String(maxContent)} characters`
  if (key === "contact_email" && !isEmailAddress(text)) return "Please enter a valid email address"
  return undefined
}
