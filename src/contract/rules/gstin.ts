import { currentStateCode, gstStateCodes } from "./gst-states"
import { isPan } from "./pan"
import type { Rule } from "./rule"
import { upperSpaceless } from "./typed-text"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** States, and 97 for other territory. The centre's 99 and 96, abroad, register no seller. */
const stateCodes = new Set([...Object.values(gstStateCodes), "97"])

/** The parts of a GSTIN in their order, each with what is wrong with it. */
const parts: readonly { isRight: (gstin: string) => boolean; problem: string }[] = [
  {
    isRight: (gstin) => gstin.length === 15,
    problem: "A GSTIN has 15 characters",
  },
  {
    isRight: (gstin) => stateCodes.has(currentStateCode(gstin.slice(0, 2))),
    problem: "The GSTIN's first two digits are not the code of a state",
  },
  {
    isRight: (gstin) => isPan(gstin.slice(2, 12)),
    problem: "The GSTIN's 3rd to 12th characters are not a PAN",
  },
  {
    isRight: (gstin) => /[1-9A-Z]/.test(gstin.charAt(12)),
    problem: "The GSTIN's 13th character must be 1 to 9 or A to Z",
  },
  {
    isRight: (gstin) => gstin.charAt(13) === "Z",
    problem: "The GSTIN's 14th character must be Z",
  },
  {
    isRight: (gstin) => gstin.charAt(14) === checkCharacter(gstin.slice(0, 14)),
    problem: "The GSTIN's last character doesn't fit the others. Please check it for typing errors",
  },
]

/** Names the first wrong part of a GSTIN. An empty text is wrong too. */
export const gstinProblem: Rule = (typed) => {
  const gstin = upperSpaceless(typed)
  return parts.find(({ isRight }) => !isRight(gstin))?.problem
}

/** The same, but a GSTIN may be left empty. */
export const optionalGstinProblem: Rule = (typed) =>
  upperSpaceless(typed) === "" ? undefined : gstinProblem(typed)

/** The PAN within a valid GSTIN. */
export const panInGstin = (gstin: string): string => gstin.slice(2, 12)

/** The name of the state of a valid GSTIN; undefined for other territory. */
export function stateOfGstin(gstin: string): string | undefined {
  const code = currentStateCode(gstin.slice(0, 2))
  return Object.entries(gstStateCodes).find(([, it]) => it === code)?.[0]
}

/** Luhn's algorithm in base 36, factors 1 and 2 in turn from the left. */
function checkCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, char, index) => {
    const product = alphabet.indexOf(char) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}
