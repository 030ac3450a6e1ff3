import type { StaffActs } from "../../http/staff-acts"
import { deleteProductWorkflow } from "../../workflows/catalog/edit/delete-product"
import { productsAsTheyAre, recordStaffEditWorkflow } from "../../workflows/catalog/edit/record-staff-edit"
import { noteStaffActWorkflow } from "../../workflows/order/note-staff-act"
import { updateOrderWorkflow } from "../../workflows/order/update-order"

/** What staff do in Medusa Admin, by the product's own workflows, and in the shop's history under their name. */
export const staffActs: StaffActs = {
  instead: {
    // Medusa's own would give the money back by itself; here that is a decision of its own.
    cancelOrder: async ({ container, tenant, actor, params: { id = "" } }) => {
      const changes = { status: "CANCELLED" as const }
      await updateOrderWorkflow(container).run({
        input: { tenantId: tenant.id, actor, id, changes, version: undefined },
      })
    },
    deleteProduct: async ({ container, tenant, actor, params: { id = "" } }) => {
      await deleteProductWorkflow(container).run({ input: { tenantId: tenant.id, actor, id } })
    },
  },
  noteOrder: async ({ container, tenant, actor, params: { id = "" } }) => {
    await noteStaffActWorkflow(container).run({ input: { tenantId: tenant.id, orderId: id, actor } })
  },
  watchProducts: async ({ container, tenant: { id, slug }, actor }, ids) => {
    const before = await productsAsTheyAre(container, id, ids)
    return async (made) => {
      const input = { tenant: { id, slug }, actor, ids: [...ids, ...made], before }
      await recordStaffEditWorkflow(container).run({ input })
    }
  },
}
