import { productData, runCli } from "../../support/cli"
import { inMedusa } from "../../support/medusa-exec"
import { Staff } from "../../support/medusa-staff"
import { newTenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

/** Runs the command in the specs' container. @throws Error as the command does */
const create = (...args: string[]) => inMedusa("run-command.cjs", ["staff:create", ...args])

it("one command gives a colleague access to one tenant in Medusa Admin, and to no other", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
  const email = `${unique("colleague")}@specs.test`
  const args = ["--email", email, "--tenant", tenant.slug, "--name", "Asha Rao"]
  const { code, output } = await runCli(productData(), ["staff:create", ...args])
  expect({ code, output }).toMatchObject({ code: 0 })
  const password = /Password, shown only once: (\S+)/.exec(output)?.[1] ?? ""

  const staff = await Staff.signIn(email, password)
  const list = await staff?.get<{ products: { title: string }[] }>("/admin/products")
  expect(list?.body.products.map((product) => product.title)).toEqual(["Ruby"])
  const me = await staff?.get("/admin/users/me")
  expect(me?.body).toMatchObject({ user: { email, first_name: "Asha", last_name: "Rao" } })

  await expect(create("--email", email)).rejects.toThrow(`Medusa Admin has a user ${email} already`)
  expect(await Staff.signIn(email, password)).toBeDefined()
})

it("a weak password or an unknown tenant creates nobody", async () => {
  const email = `${unique("colleague")}@specs.test`
  await expect(create("--email", email, "--password", "short")).rejects.toThrow("Password")
  await expect(create("--email", email, "--tenant", "no-such-tenant")).rejects.toThrow("There is no tenant")
  await create("--email", email, "--password", "Demo1234")
  expect(await Staff.signIn(email, "Demo1234")).toBeDefined()
})
