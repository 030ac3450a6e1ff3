import type { User } from "../../../src/contract/auth"
import { inMedusa } from "../../support/medusa-exec"
import { inTransaction, rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"

jest.setTimeout(120_000)

it("a SUPERADMIN in a tenant other than the platform's rules nothing, whoever wrote it there", async () => {
  const tenant = await newTenant()
  await inTransaction(async (ask) => {
    // Without triggers, as in a restored or damaged database.
    await ask("set local session_replication_role = replica")
    await ask("update account set role = 'SUPERADMIN' where tenant_id = $1", [tenant.id])
  })
  expect((await tenant.admin.get("/api/superadmin/tenants")).status).toBe(403)
  expect((await tenant.admin.get("/api/admin/orders")).status).toBe(403)
  expect(expectStatus(await tenant.admin.get<User>("/api/auth/me"), 200).body).toMatchObject({
    role: "CUSTOMER",
  })
})

it("the database refuses a SUPERADMIN outside the platform's tenant", async () => {
  const tenant = await newTenant()
  const promoted = rows("update account set role = 'SUPERADMIN' where tenant_id = $1", [tenant.id])
  await expect(promoted).rejects.toThrow("SUPERADMIN is a role of the platform's tenant only")
  const role = "select distinct role from account where tenant_id = $1"
  expect(await rows(role, [tenant.id])).toEqual([{ role: "ADMIN" }])
})

it("the command line refuses to create a SUPERADMIN outside the platform's tenant, and names the right one", async () => {
  const { slug } = await newTenant()
  const args = ["--tenant", slug, "--email", `root@${slug}.test`, "--role", "SUPERADMIN"]
  await expect(inMedusa("run-command.cjs", ["admin:create", ...args])).rejects.toThrow(
    "A SUPERADMIN belongs to the platform: give --tenant default"
  )
})
