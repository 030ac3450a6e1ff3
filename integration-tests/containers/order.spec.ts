import type { AdminProduct } from "../../src/contract/admin-product"
import type { Order } from "../../src/contract/order"
import { Client } from "../support/client"
import { compose } from "../support/containers"
import { sendForm } from "../support/form"
import { mailAbout } from "../support/mailbox"
import { picture } from "../support/pictures"
import { expectStatus, signUp } from "../support/shopper"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"

jest.setTimeout(120_000)

it("a stone is bought through Caddy: account, payment, order and mails", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  const stone = tenant.stones.get("Ruby")
  const page = expectStatus(await new Client(tenant.slug).get(`/products/${stone?.slug ?? ""}`), 200)
  expect(page.body).toContain("Ruby")
  // The code from the mail, as a visitor does.
  const buyer = await newBuyer(tenant.slug, signUp)
  const { response } = await buy(buyer, stone?.id ?? "")
  const { body: order } = expectStatus(response, 201)
  const { body: orders } = expectStatus(await buyer.client.get<Order[]>("/api/orders"), 200)
  expect(orders).toMatchObject([{ id: order.id, status: "PAID" }])
  const mail = await mailAbout(buyer.email, new RegExp(order.orderNumber))
  expect(mail.text).toContain(`https://${tenant.domain}/`)
})

it("a stone's picture is stored in S3, and in no container of the product", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  const path = `/api/admin/products/${tenant.stones.get("Ruby")?.id ?? ""}`
  const form = { images: [{ name: "ruby.png", data: await picture() }] }
  const { body } = expectStatus(await sendForm<AdminProduct>(tenant.admin, "PUT", path, form), 200)
  const url = body.images.at(-1) ?? ""
  const served = expectStatus(await new Client(tenant.slug).get(url), 200)
  expect(served.headers["content-type"]).toBe("image/webp")
  const stored = (service: string, folder: string) =>
    compose().exec(service, "find", folder, "-path", `*${tenant.id}*`)
  expect(await stored("s3", "/data/ratna")).toContain(url.split("/").at(-1))
  for (const server of ["server-1", "server-2"]) expect(await stored(server, "/data")).toBe("")
})
