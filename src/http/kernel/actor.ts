import type { Actor } from "../../domain/actor"
import type { OpenKey } from "../../modules/key/keys"
import type { SignedIn, Staff } from "./context"

/** Returns the history's actor for an admin on one of the tenant's screens. */
export const actorOf = ({ account: { id, name, email }, entered }: SignedIn): Actor => ({
  way: "screen",
  id,
  name,
  email,
  enteredBy: entered?.byName ?? null,
})

/**
 * Returns the history's actor for a superadmin who changes a tenant on the platform's screens. It omits the e-mail: the
 * tenant's admins read the history, and anyone who knows the e-mail could lock the superadmin out by failed sign-ins.
 */
export const platformActor = (signedIn: SignedIn): Actor => ({
  ...actorOf(signedIn),
  way: "platform",
  email: "",
})

/** Returns the history's actor for a staff user in Medusa Admin. */
export const staffActor = (staff: Staff): Actor => ({ way: "medusa-admin", ...staff, enteredBy: null })

/** Returns the history's actor for an integrator's API key. */
export const keyActor = ({ id, name }: OpenKey): Actor => ({
  way: "key",
  id,
  name,
  email: "",
  enteredBy: null,
})
