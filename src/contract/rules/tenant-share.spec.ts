import { tenantShare } from "./tenant-share"

it("a flooded tenant leaves room for others on any machine, and a small one is not limited to nothing", () => {
  expect([1, 2, 4, 64].map(tenantShare)).toEqual([100, 200, 400, 400])
})
