import type { MedusaContainer } from "@medusajs/framework/types"
import { confirmRestore } from "../modules/installation/restored"
import { readFlags } from "./flags"

export async function restoreConfirm(container: MedusaContainer, args: readonly string[]): Promise<void> {
  readFlags(args, [], [])
  console.log(
    (await confirmRestore(container))
      ? "This installation replaces the one that it was restored from: it returns money again, and payments without an order are refunded within an hour"
      : "There is nothing to confirm: this installation was not restored"
  )
}
