import { kdf, verify } from "scrypt-kdf"
import { newToken } from "../../lib/tokens"

/** Cost and format of Medusa's `emailpass` provider, which stores the hashes made here. */
const cost = { logN: 15, r: 8, p: 1 } as const

/** Hashes a password. Takes about 80 ms of CPU, so never run it inside a transaction. */
export const hashPassword = async (password: string): Promise<string> =>
  (await kdf(password, cost)).toString("base64")

let unknown: string | undefined

/** The hash of a random password that nobody has, for accounts without a password yet. Made once per process. */
export const hashUnknownPassword = async (): Promise<string> => (unknown ??= await hashPassword(newToken()))

/**
 * Whether a password is the one of this hash. Without a hash it takes as long as for a wrong password, so that the
 * response time doesn't reveal which e-mails have accounts.
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  if (hash !== null) return verify(Buffer.from(hash, "base64"), password)
  await hashPassword(password)
  return false
}
