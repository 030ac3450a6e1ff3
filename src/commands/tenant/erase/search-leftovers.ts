import type { MedusaContainer } from "@medusajs/framework/types"
import { countEmails, countTable, tenantTables } from "../../../db/tenant-tables"
import { withTenant } from "../../../db/with-tenant"
import { countCustomers, countLogins } from "../../../medusa/customer/count-people"
import { countLivingProducts } from "../../../medusa/product/read-products"
import { countFiles } from "../../../modules/picture/count-files"
import type { Archived } from "../../../modules/tenant/archived"
import { isKept } from "./tables"

/** What was searched for, how much of it was found, and what is kept on purpose. */
export interface Leftovers {
  mustBeNone: Record<string, number>
  kept: Record<string, number>
}

/** Searches rows and files for data that must be gone after a tenant's purge. */
export const searchLeftovers = (container: MedusaContainer, tenant: Archived): Promise<Leftovers> =>
  withTenant(container, tenant.id, async (tx) => {
    const found: Leftovers = {
      mustBeNone: {
        files: await countFiles(tenant.id),
        customers: await countCustomers(tx),
        logins: await countLogins(tx),
        products: await countLivingProducts(tx, tenant.salesChannelId),
      },
      kept: {},
    }
    for (const table of await tenantTables(tx)) {
      const rows = await countTable(tx, table)
      if (!isKept(table)) found.mustBeNone[table] = rows
      else if (rows > 0) {
        found.kept[table] = rows
        found.mustBeNone[`e-mails in ${table}`] = await countEmails(tx, table, tenant.contactEmail ?? "")
      }
    }
    return found
  })
