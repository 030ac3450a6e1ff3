import { firstStaff } from "../../support/medusa-staff"
import { expectStatus } from "../../support/shopper"
import { buy, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

interface Shown {
  id: string
  display_id: string
}

it("staff see the order number that the shopper knows, never one that counts all tenants' orders", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
  const ruby = tenant.stones.get("Ruby")?.id ?? ""
  const order = expectStatus((await buy(await newBuyer(tenant.slug), ruby)).response, 201).body
  const staff = await firstStaff(tenant.id)
  const numbers = { id: order.id, display_id: order.orderNumber }
  for (const query of [
    "",
    "?fields=id,status,display_id",
    "?fields=id,status,display_id,custom_display_id",
  ]) {
    const { body } = expectStatus(await staff.get<{ orders: Shown[] }>(`/admin/orders${query}`), 200)
    expect(body.orders).toEqual([expect.objectContaining(numbers)])
    const one = expectStatus(await staff.get<{ order: Shown }>(`/admin/orders/${order.id}${query}`), 200)
    expect(one.body.order).toMatchObject(numbers)
  }
})
