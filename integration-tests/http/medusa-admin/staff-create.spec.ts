import { productData, runCli } from "../../support/cli"
import { Staff } from "../../support/medusa-staff"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

const create = (...args: string[]) => runCli(productData(), ["staff:create", ...args])

it("one command gives a colleague access to one tenant in Medusa Admin, and to no other", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
  const email = `${unique("colleague")}@specs.test`
  const { code, output } = await create("--email", email, "--tenant", tenant.slug, "--name", "Asha Rao")
  expect({ code, output }).toMatchObject({ code: 0 })
  const password = /Password, shown only once: (\S+)/.exec(output)?.[1] ?? ""

  const staff = await Staff.signIn(email, password)
  const list = await staff?.get<{ products: { title: string }[] }>("/admin/products")
  expect(list?.body.products.map((product) => product.title)).toEqual(["Ruby"])
  const me = await staff?.get("/admin/users/me")
  expect(me?.body).toMatchObject({ user: { email, first_name: "Asha", last_name: "Rao" } })

  const again = await create("--email", email)
  expect(again.code).not.toBe(0)
  expect(again.output).toContain(`Medusa Admin has a user ${email} already`)
  expect(await Staff.signIn(email, password)).toBeDefined()
})

it("a weak password or an unknown tenant creates nobody", async () => {
  const email = `${unique("colleague")}@specs.test`
  expect((await create("--email", email, "--password", "short")).output).toContain("Password")
  expect((await create("--email", email, "--tenant", "no-such-tenant")).output).toContain(
    "There is no tenant"
  )
  expect((await create("--email", email, "--password", "Demo1234")).code).toBe(0)
  expect(await Staff.signIn(email, "Demo1234")).toBeDefined()
})
