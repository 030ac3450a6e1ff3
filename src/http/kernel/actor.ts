import type { Actor } from "../../domain/actor"
import type { OpenKey } from "../../modules/key/keys"
import type { SignedIn, Staff } from "./context"

/** The history's name for an admin who calls from a screen of the tenant. */
export const actorOf = ({ account: { id, name, email }, entered }: SignedIn): Actor => ({
  way: "screen",
  id,
  name,
  email,
  enteredBy: entered?.byName ?? null,
})

/**
 * The history's name for a superadmin who changes a shop from the platform's screens. Without the e-mail: the shop's admins
 * read the history, and with it anybody could keep the platform's people from signing in.
 */
export const platformActor = (signedIn: SignedIn): Actor => ({
  ...actorOf(signedIn),
  way: "platform",
  email: "",
})

/** The history's name for one of the platform's people in Medusa Admin. */
export const staffActor = (staff: Staff): Actor => ({ way: "medusa-admin", ...staff, enteredBy: null })

/** The history's name for an integrator's key. */
export const keyActor = ({ id, name }: OpenKey): Actor => ({
  way: "key",
  id,
  name,
  email: "",
  enteredBy: null,
})
