import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { sharedContext } from "../shared-context"
import { namesOf } from "./create-login"

/** Gives Medusa's customer of an account another name. */
export async function renameCustomer(
  container: MedusaContainer,
  tx: TenantTx,
  customerId: string,
  name: string
): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  await customers.updateCustomers(customerId, namesOf(name), sharedContext(container, tx, customers))
}
