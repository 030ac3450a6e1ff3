import { kdf, verify } from "scrypt-kdf"
import { passwordForms, passwordText } from "../../contract/rules/typed-text"
import { newToken } from "../../lib/tokens"

/** Cost and format of Medusa's `emailpass` provider, which stores the hashes made here. */
const cost = { logN: 15, r: 8, p: 1 } as const

/**
 * Hashes a password in the form in which passwords are stored. Takes about 80 ms of CPU, so never run it inside a
 * transaction.
 */
export const hashPassword = async (password: string): Promise<string> =>
  (await kdf(passwordText(password), cost)).toString("base64")

let unknown: string | undefined

/** The hash of a random password that nobody has, for accounts without a password yet. Made once per process. */
export const hashUnknownPassword = async (): Promise<string> => (unknown ??= await hashPassword(newToken()))

/**
 * Returns the form of a typed password that this hash was made of, or undefined when the password is wrong. Without a
 * hash it takes as long as for a wrong password, so that the response time doesn't reveal which e-mails have accounts.
 */
export async function formOfHash(hash: string | null, typed: string): Promise<string | undefined> {
  for (const form of passwordForms(typed)) {
    if (hash === null) await kdf(form, cost)
    else if (await verify(Buffer.from(hash, "base64"), form)) return form
  }
  return undefined
}
