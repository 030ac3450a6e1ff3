import { z } from "zod"
import { emailAddress, identifier, oneLine, phoneNumber, severalLines, spaceless } from "./rules/typed-text"

const normalized =
  (normal: (typed: string) => string) =>
  (error?: string): z.ZodString =>
    z.string(error === undefined ? undefined : { error }).overwrite(normal)

/** Schema of a typed text of one line. Checks that follow read the normalized text. */
export const lineText = normalized(oneLine)
/** Schema of a typed text of several lines. */
export const linesText = normalized(severalLines)
/** Schema of a typed number or identifier, such as a report number. */
export const identifierText = normalized(identifier)
/** Schema of a typed pincode, HSN code or one-time code. */
export const spacelessText = normalized(spaceless)
/** Schema of a person's typed phone number. */
export const phoneNumberText = normalized(phoneNumber)
/** Schema of a typed e-mail. */
export const emailAddressText = normalized(emailAddress)
