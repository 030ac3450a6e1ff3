import { z } from "zod"
import { deleteProduct } from "../../commands/catalog/edit/delete-product"
import { productsAsTheyAre, recordStaffEdit } from "../../commands/catalog/edit/record-staff-edit"
import { setStock } from "../../commands/catalog/edit/set-stock"
import { captureOrderPayment } from "../../commands/order/medusa-admin/capture-order-payment"
import { changeParcel, type ParcelChange } from "../../commands/order/medusa-admin/change-parcel"
import { packParcel } from "../../commands/order/medusa-admin/pack-parcel"
import { refundOrderPayment } from "../../commands/order/medusa-admin/refund-order-payment"
import { updateOrder } from "../../commands/order/update-order"
import { type Act, levelsIn, type StaffActs } from "../../http/medusa-admin/staff-acts"

const packing = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), quantity: z.number() })) })
const text = z
  .string()
  .nullish()
  .transform((it) => it ?? "")
const label = z.looseObject({ tracking_number: text, tracking_url: text, label_url: text })
const shipment = z.looseObject({ labels: z.array(label).default([]) })
const amount = z.number().optional()
const capture = z.looseObject({ amount })
const refund = z.looseObject({
  amount,
  note: z.string().optional(),
  refund_reason_id: z.string().optional(),
})

const idIn = ({ params: { id = "" } }: Act): string => id

async function change(act: Act, what: ParcelChange): Promise<200> {
  const { container, tenant, actor, params } = act
  const { fulfillment_id: parcelId = "" } = params
  await changeParcel(container, { tenantId: tenant.id, actor, orderId: idIn(act), parcelId, change: what })
  return 200
}

/**
 * Staff actions in Medusa Admin. They run the product's own commands, and the tenant's history records the staff user.
 */
export const staffActs: StaffActs = {
  instead: {
    // Medusa's own cancellation would refund automatically; here a refund is a separate decision.
    cancelOrder: async ({ container, tenant, actor, params: { id = "" } }) => {
      const changes = { status: "CANCELLED" as const }
      const input = { tenantId: tenant.id, actor, id, changes, version: undefined, now: new Date() }
      await updateOrder(container, input)
      return 200
    },
    packParcel: async (act) => {
      const { container, tenant, actor, body } = act
      const lines = packing.parse(body).items.map((it) => ({ lineId: it.id, count: it.quantity }))
      await packParcel(container, { tenantId: tenant.id, actor, orderId: idIn(act), lines })
      return 200
    },
    unpackParcel: (act) => change(act, { to: "unpacked" }),
    shipParcel: (act) => change(act, { to: "shipped", labels: shipment.parse(act.body).labels }),
    deliverParcel: (act) => change(act, { to: "delivered" }),
    capturePayment: async (act) => {
      const { amount } = capture.parse(act.body)
      const input = { tenantId: act.tenant.id, paymentId: idIn(act), amount, now: new Date() }
      await captureOrderPayment(act.container, input)
      return 200
    },
    refundPayment: async (act) => {
      const { container, tenant, actor, body } = act
      const { amount, note, refund_reason_id: refundReasonId } = refund.parse(body)
      const wanted = { amount, note, refundReasonId }
      const input = { tenantId: tenant.id, actor, paymentId: idIn(act), ...wanted }
      return (await refundOrderPayment(container, input)).isMade ? 200 : 202
    },
    setStock: async (act) => {
      await setStock(act.container, { tenantId: act.tenant.id, ...levelsIn(act) })
      return 200
    },
    deleteProduct: async (act) => {
      const { container, tenant, actor } = act
      await deleteProduct(container, { tenantId: tenant.id, actor, id: idIn(act) })
      return 200
    },
  },
  watchProducts: async ({ container, tenant: { id, slug }, actor }, ids) => {
    const before = await productsAsTheyAre(container, id, ids)
    return async (made) => {
      const input = { tenant: { id, slug }, actor, ids: [...ids, ...made], before }
      await recordStaffEdit(container, input)
    }
  },
}
