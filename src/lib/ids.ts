import { crockford, randomCrockford } from "./random-text"

/** A new unguessable id with its kind as prefix: `newId("faq")` → `"faq_…"` with 26 characters, 130 random bits. */
export const newId = (prefix: string): string => `${prefix}_${randomCrockford(26).toLowerCase()}`

/**
 * The part after the prefix of Medusa's own ids (a ULID): the time in milliseconds, then 80 random bits. Medusa's
 * function reads the system's randomness for each character, which took half of the server's time in an import.
 */
export function newUlid(now = Date.now()): string {
  let time = ""
  for (let rest = now; time.length < 10; rest = Math.floor(rest / 32))
    time = crockford.charAt(rest % 32) + time
  return time + randomCrockford(16)
}

const letters = "0123456789abcdefghjkmnpqrstvwxyz"

/** Whether a text is an id of `newId` with this prefix. */
export const isId = (prefix: string, text: string): boolean =>
  new RegExp(`^${prefix}_[${letters}]{26}$`).test(text)
