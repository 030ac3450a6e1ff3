import { idsInMedusa, type MedusaIds } from "./medusa-ids"
import { MedusaOrders } from "./medusa-orders"
import { invitedStaff, type Staff } from "./medusa-staff"
import { paidOrder } from "./orders"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "./tenant-with-stones"

/** A tenant with products, orders and a shipment, and a staff user of it who is signed in to Medusa Admin. */
export interface Side {
  tenant: TenantWithStones
  staff: Staff
  ids: MedusaIds
  email: string
}

export async function openSide(): Promise<Side> {
  const tenant = await newTenantWithStones([
    { name: "Ruby", stock: 9 },
    { name: "Opal", stock: 9 },
  ])
  const buyer = await newBuyer(tenant.slug)
  const ruby = tenant.stones.get("Ruby")?.id ?? ""
  const staff = await invitedStaff(tenant.id)
  const packed = await paidOrder(buyer, ruby)
  await paidOrder(buyer, ruby)
  await new MedusaOrders(staff).pack(packed)
  return { tenant, staff, ids: await idsInMedusa(tenant.id, packed.id), email: buyer.email }
}
