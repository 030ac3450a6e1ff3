import { type Compose, composeOf } from "../../dev/test/containers/compose"
import type { ContainersInfo } from "../../dev/test/info"
import { product } from "./product"

/** The containers of the product's roles that serve or work all the time. */
export const ROLES = ["server-1", "server-2", "worker", "storefront-1", "storefront-2"] as const

/** The running compose.yaml. The helpers for one product work too: their requests go through Caddy. */
export function compose(): Compose {
  const info = product()
  if (!("variables" in info)) throw new Error("RATNA_PRODUCT does not describe a running compose.yaml")
  return composeOf((info as ContainersInfo).variables)
}
