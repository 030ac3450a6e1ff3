import type * as TenantOrigin from "./tenant-origin"

const tenant = { slug: "jaipur", domain: "jaipur-gems.example" }
const needed = {
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  DATA_DIR: "/nowhere",
  SMTP_URL: "smtp://127.0.0.1:1",
  JWT_SECRET: "only-for-this-spec-1",
  COOKIE_SECRET: "only-for-this-spec-2",
  EDGE_SECRET: "only-for-this-spec-3",
  RATNA_SECRET_KEY: Buffer.alloc(32).toString("base64"),
}

/** The two origins of a tenant with these environment variables. */
function originsIn(variables: Record<string, string>): [reachable: string, own: string] {
  const before = process.env
  process.env = { ...needed, ...variables }
  try {
    let found: [string, string] = ["", ""]
    jest.isolateModules(() => {
      const { reachableOrigin, tenantOrigin } = jest.requireActual<typeof TenantOrigin>("./tenant-origin")
      found = [reachableOrigin(tenant), tenantOrigin(tenant)]
    })
    return found
  } finally {
    process.env = before
  }
}

it("in production a tenant is reachable below the platform's domain, before its own domain has DNS", () => {
  const production = { RATNA_MODE: "production" }
  const own = "https://jaipur-gems.example"
  expect(originsIn({ ...production, PLATFORM_DOMAIN: "ratna.example" })).toEqual([
    "https://jaipur.ratna.example",
    own,
  ])
  expect(originsIn(production)).toEqual([own, own])
})

it("in development a tenant is reachable by its local name", () => {
  const local = "http://jaipur.localhost:8123"
  expect(originsIn({ RATNA_MODE: "development", PORT: "8123" })).toEqual([local, local])
})
