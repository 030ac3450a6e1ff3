import { asValue } from "@medusajs/framework/awilix"
import { ContainerRegistrationKeys, createMedusaContainer, ModulesSdkUtils } from "@medusajs/framework/utils"
import { tenantOfHost } from "../../../src/http/kernel/tenant-of-host"
import { Client } from "../../support/client"
import { product } from "../../support/product"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

let tenant: NewTenant

beforeAll(async () => {
  tenant = await newTenant()
})

const slugOn = async (host: string): Promise<unknown> => {
  const { body } = await new Client("default", { host }).get<{ slug?: string; code?: string }>(
    "/api/branding"
  )
  return body.slug ?? body.code
}

describe("a visitor reaches a tenant by its host", () => {
  it("its slug below localhost and its exact domain, in any case", async () => {
    const { slug } = tenant
    for (const host of [`${slug}.localhost`, `${slug}.example`, `${slug.toUpperCase()}.Example`]) {
      expect(await slugOn(host)).toBe(slug)
    }
  })

  it("localhost and 127.0.0.1 for the default tenant", async () => {
    expect(await slugOn("localhost")).toBe("default")
    expect(await slugOn("127.0.0.1")).toBe("default")
  })

  it("an unknown name below localhost is 404, for requests and for pages", async () => {
    expect(await slugOn("no-such-shop.localhost")).toBe("TENANT_NOT_FOUND")
    const nowhere = new Client("default", { host: "no-such-shop.localhost" })
    const page = await nowhere.get<string>("/")
    expect(page.status).toBe(404)
    expect(page.body).toMatch(/store not found/i)
    expect(await nowhere.post("/api/auth/login", { email: "a@b.test", password: "x" })).toMatchObject({
      status: 404,
      body: { code: "TENANT_NOT_FOUND" },
    })
  })

  it("a name similar to a tenant's domain does not match: in development it is the default tenant", async () => {
    const { slug } = tenant
    for (const host of [`www.${slug}.example`, `${slug}.example.com`, `x${slug}.example`]) {
      expect(await slugOn(host)).toBe("default")
    }
  })
})

describe("in production", () => {
  let knex: ReturnType<typeof ModulesSdkUtils.createPgConnection>

  beforeAll(() => {
    Object.assign(process.env, product().env, { NODE_ENV: "test", RATNA_MODE: "production" })
    knex = ModulesSdkUtils.createPgConnection({ clientUrl: product().databaseUrl })
  })

  afterAll(() => knex.destroy())

  it("an unknown host reaches no tenant; a domain and localhost do", async () => {
    const container = createMedusaContainer()
    container.register(ContainerRegistrationKeys.PG_CONNECTION, asValue(knex))
    const { slug } = tenant
    expect(await tenantOfHost(container, "stranger.example")).toBeUndefined()
    expect(await tenantOfHost(container, `www.${slug}.example`)).toBeUndefined()
    expect(await tenantOfHost(container, "")).toBeUndefined()
    expect(await tenantOfHost(container, `${slug}.example:443`)).toMatchObject({ slug })
    expect(await tenantOfHost(container, "localhost:8000")).toMatchObject({ slug: "default" })
  })
})
