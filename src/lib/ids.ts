import { randomCrockford } from "./random-text"

/** A new unguessable id with its kind before it: `newId("faq")` → `"faq_…"` with 26 characters, 130 random bits. */
export const newId = (prefix: string): string => `${prefix}_${randomCrockford(26).toLowerCase()}`
