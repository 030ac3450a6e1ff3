import type { ExecArgs } from "@medusajs/framework/types"
import catalogFollowLinks from "./catalog-follow-links"

/** The triggers on Medusa's link tables as they are now: our own writes don't wake them any more. */
export default async function catalogFollowOthersLinks(args: ExecArgs): Promise<void> {
  await catalogFollowLinks(args)
}
