import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

it("a history entry that names another tenant's deleted product restores and changes nothing of it", async () => {
  const mine = await newTenantWithStones([{ name: "My Ruby", stock: 1 }])
  const theirs = await newTenantWithStones([{ name: "Their Ruby", stock: 1 }])
  const stone = theirs.stones.get("Their Ruby")?.id ?? ""
  expectStatus(await theirs.admin.delete(`/api/admin/products/${stone}`), 204)
  const [before] = await rows("select title, deleted_at from product where id = $1", [stone])
  const forged = unique("hist")
  await rows(
    `insert into history (tenant_id, id, way, act, entity, entity_id, changes, by_name, by_email)
     values ($1, $2, 'screen', 'deleted', 'product', $3, $4, 'A', 'a@specs.test')`,
    [mine.id, forged, stone, JSON.stringify([{ field: "name", from: "Mine now", to: null }])]
  )
  const reverted = await mine.admin.post(`/api/admin/history/${forged}/revert`, { also: "all" })
  expect(reverted.body).not.toMatchObject({ restoredCount: 1 })
  expect(await rows("select title, deleted_at from product where id = $1", [stone])).toEqual([before])
  expect(
    await rows("select 1 from gemstone where tenant_id = $1 and product_id = $2", [mine.id, stone])
  ).toEqual([])
})
