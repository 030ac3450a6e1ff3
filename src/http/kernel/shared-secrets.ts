import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { foreignSecretsHere } from "../../db/shared-secrets"
import { LeasedValue } from "../../lib/leased-value"

type Container = Pick<MedusaContainer, "resolve">

let isOfInstallation = false
let hasReported = false
const lastCheck = new LeasedValue<boolean>(1_000)

/**
 * Whether this process has the secrets of its installation, as the role `migrate` stored them. With another
 * `EDGE_SECRET` it would count all visitors as one address. Once it has, it is not checked again, so that a `migrate`
 * with wrong secrets ends nothing that runs.
 */
export async function hasSharedSecrets(container: Container): Promise<boolean> {
  if (isOfInstallation || env().role === "all") return true
  return lastCheck.get(() => check(container).catch(() => false))
}

async function check(container: Container): Promise<boolean> {
  const foreign = await foreignSecretsHere(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  isOfInstallation = foreign.length === 0
  if (!isOfInstallation && !hasReported) {
    hasReported = true
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `This process isn't ready: the installation accepts no value of its ${foreign.join(", ")}. Set the installation's values, or run RATNA_ROLE=migrate with both; see docs/secrets.md.`
    )
  }
  return isOfInstallation
}
