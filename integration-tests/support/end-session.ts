import { rows } from "./database"

/** Ends every session of an account, as a new password elsewhere does. @returns a function that lets them go on */
export async function endSessions(accountId: string): Promise<() => Promise<void>> {
  const set = (expires: string) =>
    rows(`update session set expires_at = now() + $2::interval where account_id = $1`, [accountId, expires])
  await set("-1 hour")
  return async () => void (await set("7 days"))
}
