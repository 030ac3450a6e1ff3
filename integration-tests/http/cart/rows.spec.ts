import { rows } from "../../support/database"
import { inMedusa } from "../../support/medusa-exec"
import { expectStatus } from "../../support/shopper"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"

/** Returns a cart's rows, with ids of its own and times normalized. */
const rowsOf = (cartId: string) =>
  rows<{ row: Record<string, unknown> }>(
    `select to_jsonb(c) || jsonb_build_object('id', 'cart', 'created_at', 'a time', 'updated_at', 'a time') as row
     from cart c where id = $1
     union all
     select to_jsonb(l) || jsonb_build_object('id', 'line', 'cart_id', 'cart', 'created_at', 'a time',
       'updated_at', 'a time') as row
     from cart_line_item l where cart_id = $1 order by 1`,
    [cartId]
  )

it("a cart equals, row for row, the one that Medusa's cart module writes", async () => {
  const { slug, stones } = await newTenantWithStones([
    { name: "Ruby", stock: 10, price: "1250.50" },
    { name: "Sapphire", stock: 10, price: "100000" },
  ])
  const { client, email } = await newBuyer(slug)
  for (const [name, quantity] of [
    ["Ruby", 2],
    ["Sapphire", 1],
    ["Ruby", 1],
  ] as const)
    expectStatus(await client.post("/api/cart", { productId: stones.get(name)?.id, quantity }), 200)
  const [ours] = await rows<{ id: string }>("select id from cart where email = $1", [email])
  const theirs = await inMedusa<{ cartId: string }>("stock-cart.cjs", { cartId: ours?.id ?? "" })
  const written = await rowsOf(ours?.id ?? "")
  expect(written).toHaveLength(3)
  expect(written).toEqual(await rowsOf(theirs.cartId))
}, 60_000)
