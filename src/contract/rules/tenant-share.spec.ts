import { tenantShare } from "./tenant-share"

it("a tenant's share leaves capacity for others on any machine, and is never 0 on a small one", () => {
  expect([1, 2, 4, 64].map(tenantShare)).toEqual([100, 200, 400, 400])
})
