import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { TenantLimitsView } from "@contract/tenant-limits"
import type { TenantView } from "@contract/tenant"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { LimitsDialog } from "./limits-dialog"

const tenant = { id: "ten_1", brandName: "Neelam" } as TenantView
const call = "/api/superadmin/tenants/ten_1/limits"
const limits: TenantLimitsView = {
  ...{ callsPerSecond: 250, callsAtOnce: null },
  forAll: { callsPerSecond: 1000, callsAtOnce: 12 },
}
const closed = jest.fn()
const show = () => renderInTenant(<LimitsDialog tenant={tenant} onClose={closed} />)
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name })

it("shows the current limits, and an emptied field means the platform's default", async () => {
  const user = userEvent.setup()
  const saved = { ...limits, callsPerSecond: null, callsAtOnce: 6 }
  const requests = respondToCalls({ [`GET ${call}`]: { body: limits }, [`PUT ${call}`]: { body: saved } })
  show()
  const perSecond = await field("Requests per second")
  expect(perSecond.value).toBe("250")
  screen.getByText("Further requests are refused for a moment. Empty: 1,000, as for every store.")
  await user.clear(perSecond)
  await user.type(await field("Concurrent requests"), "6")
  await user.click(screen.getByRole("button", { name: /^Set Limits/ }))
  await screen.findByText("Limits of Neelam are set")
  expect(requests.find((it) => it.path.startsWith("PUT"))?.body).toEqual({
    callsPerSecond: null,
    callsAtOnce: 6,
  })
  expect(closed).toHaveBeenCalled()
})

it("a value out of bounds is reported at its field, and nothing is sent", async () => {
  const user = userEvent.setup()
  const requests = respondToCalls({ [`GET ${call}`]: { body: limits } })
  show()
  const atOnce = await field("Concurrent requests")
  for (const typed of ["0", "1.5", "1001", "many"]) {
    await user.clear(atOnce)
    await user.type(atOnce, typed)
    await user.click(screen.getByRole("button", { name: /^Set Limits/ }))
    await screen.findByText("Concurrent requests must be a whole number from 1 to 1,000")
  }
  expect(requests.filter((it) => it.path.startsWith("PUT"))).toEqual([])
})

it("a refusal is shown and the input stays; limits that failed to load can be reloaded", async () => {
  const user = userEvent.setup()
  respondToCalls({
    [`GET ${call}`]: [{ status: 403 }, { body: limits }],
    [`PUT ${call}`]: { status: 503, body: { error: "The store is busy." } },
  })
  show()
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  const atOnce = await field("Concurrent requests")
  await user.type(atOnce, "4")
  await user.click(screen.getByRole("button", { name: /^Set Limits/ }))
  await within(await screen.findByRole("alert")).findByText("The store is busy.")
  expect(atOnce.value).toBe("4")
})
