import type { TextKey } from "../texts"
import { isEmailAddress } from "./email"
import { emailAddress, identifier, severalLines } from "./typed-text"

/** Max length of a text. */
const maxContent = 5000

const contactKeys: ReadonlySet<string> = new Set<TextKey>([
  "contact_email",
  "contact_phone",
  "contact_address",
])

/** Returns the stored form of a typed text. */
export const meantContent = (key: TextKey, typed: string): string =>
  key === "contact_email"
    ? emailAddress(typed)
    : key === "contact_phone"
      ? identifier(typed)
      : severalLines(typed)

/** Returns what is wrong with a tenant's own text, or undefined. */
export function contentProblem(key: TextKey, typed: string): string | undefined {
  const text = meantContent(key, typed)
  if (text === "") return contactKeys.has(key) ? "Field cannot be empty" : "Content cannot be empty"
  if (text.length > maxContent) return `Content must be at most ${String(maxContent)} characters`
  if (key === "contact_email" && !isEmailAddress(text)) return "Please enter a valid email address"
  return undefined
}
