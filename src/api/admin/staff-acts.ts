import type { StaffActs } from "../../http/medusa-admin/staff-acts"
import { deleteProduct } from "../../commands/catalog/edit/delete-product"
import { productsAsTheyAre, recordStaffEdit } from "../../commands/catalog/edit/record-staff-edit"
import { noteStaffAct } from "../../commands/order/note-staff-act"
import { updateOrder } from "../../commands/order/update-order"

/**
 * Staff actions in Medusa Admin. They run the product's own workflows, and the tenant's history records the staff user.
 */
export const staffActs: StaffActs = {
  instead: {
    // Medusa's own cancellation would refund automatically; here a refund is a separate decision.
    cancelOrder: async ({ container, tenant, actor, params: { id = "" } }) => {
      const changes = { status: "CANCELLED" as const }
      const input = { tenantId: tenant.id, actor, id, changes, version: undefined, now: new Date() }
      await updateOrder(container, input)
    },
    deleteProduct: async ({ container, tenant, actor, params: { id = "" } }) => {
      await deleteProduct(container, { tenantId: tenant.id, actor, id })
    },
  },
  noteOrder: async ({ container, tenant, actor, params: { id = "" } }) => {
    await noteStaffAct(container, { tenantId: tenant.id, orderId: id, actor })
  },
  watchProducts: async ({ container, tenant: { id, slug }, actor }, ids) => {
    const before = await productsAsTheyAre(container, id, ids)
    return async (made) => {
      const input = { tenant: { id, slug }, actor, ids: [...ids, ...made], before }
      await recordStaffEdit(container, input)
    }
  },
}
