import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Entry } from "@contract/entry"
import { type Setting, type SettingKey, settingKeys, settings } from "@contract/settings"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SettingsTab } from "./settings-tab"
import { texts } from "./texts"

/** Versions other than 1. */
const versions: Partial<Record<SettingKey, number>> = { shipping_fee: 2, invoice_pan: 4 }
const stored: Entry[] = settingKeys.map((key) => {
  const { default: value = "" }: Setting = settings[key]
  return { key, value, version: versions[key] ?? 1 }
})
const path = (key: string) => `PUT /api/admin/settings/${key}`
const saved = (key: string, value: string, version: number) => ({
  [path(key)]: { body: { key, value, version } },
})
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Changes" }))

async function open(responses: Parameters<typeof respondToCalls>[0], tab: "general" | "invoice" = "general") {
  const requests = respondToCalls({ "GET /api/admin/settings": { body: stored }, ...responses })
  const done = tab === "general" ? texts.generalSaved : texts.invoiceSaved
  renderInTenant(<SettingsTab label="Settings" tab={tab} done={done} />)
  await screen.findByRole("button", { name: "Save Changes" })
  return { sent: () => requests.filter((it) => it.path.startsWith("PUT")) }
}

const unchanged = {
  ...saved("gst_rate", "18", 1),
  ...saved("shipping_fee", "100", 2),
  ...saved("free_shipping_threshold", "5000", 1),
}

it("a link of the checklist leads into its field", async () => {
  location.hash = "#return_window_days"
  await open({})
  expect(document.activeElement?.id ?? "").not.toBe("")
  expect(document.activeElement).toBe(field(settings.return_window_days.label))
  location.hash = ""
})

it("General sends the specification's three requests with their versions, and confirms them", async () => {
  const { sent } = await open({ ...unchanged, ...saved("gst_rate", "12.5", 2) })
  await type("GST Rate (%)", "12.5")
  await save()
  await screen.findByText("Settings updated successfully")
  expect(sent()).toEqual([
    { path: path("gst_rate"), body: { value: "12.5", version: 1 } },
    { path: path("shipping_fee"), body: { value: "100", version: 2 } },
    { path: path("free_shipping_threshold"), body: { value: "5000", version: 1 } },
  ])
})

it("further settings are sent when changed", async () => {
  const { sent } = await open({ ...unchanged, ...saved("ratti_mg", "180", 2) })
  await userEvent.selectOptions(field("Weight of a ratti (mg)"), "180 mg")
  await save()
  await screen.findByText("Settings updated successfully")
  expect(sent().map((it) => it.path)).toContain(path("ratti_mg"))
  expect(sent().map((it) => it.path)).not.toContain(path("pan_threshold"))
})

it("Invoice sends four requests, and confirms them", async () => {
  const { sent } = await open(
    {
      ...saved("invoice_company_name", "Ratna Gems", 2),
      ...saved("invoice_company_address", "", 1),
      ...saved("invoice_gstin", "", 1),
      ...saved("invoice_pan", "", 4),
    },
    "invoice"
  )
  for (const label of ["Company Name", "Company Address", "GSTIN", "PAN"]) field(label)
  await type("Company Name", "Ratna Gems")
  await save()
  await screen.findByText("Invoice settings updated successfully")
  expect(sent()).toHaveLength(4)
})

it("sends nothing outside the server's bounds", async () => {
  const { sent } = await open({})
  await type("GST Rate (%)", "101")
  await save()
  await screen.findByText("GST rate must be a number from 0 to 100 with at most two decimals")
  expect(sent()).toEqual([])
})

it("when some requests fail, one message names the saved and the refused settings, and the input is kept", async () => {
  const { sent } = await open({
    ...unchanged,
    ...saved("gst_rate", "12", 2),
    [path("shipping_fee")]: [
      { status: 503, body: { error: "The store is busy." } },
      { body: { key: "shipping_fee", value: "50", version: 3 } },
    ],
  })
  await type("GST Rate (%)", "12")
  await type("Shipping Fee (INR)", "50")
  await save()
  const toast = within(await screen.findByRole("alert"))
  toast.getByText("Error")
  toast.getByText(
    "The store is busy. Not saved: Shipping Fee (INR). Saved: GST Rate (%), Free Shipping Threshold (INR)."
  )
  expect(field("Shipping Fee (INR)").value).toBe("50")
  await save()
  await screen.findByText("Settings updated successfully")
  expect(sent().slice(3)).toEqual([
    { path: path("gst_rate"), body: { value: "12", version: 2 } },
    { path: path("shipping_fee"), body: { value: "50", version: 2 } },
    { path: path("free_shipping_threshold"), body: { value: "5000", version: 1 } },
  ])
})

it("a rate that another admin has changed too is offered beside the input", async () => {
  const stale = {
    status: 409,
    body: {
      error: "Somebody else has changed this meanwhile.",
      code: "STALE",
      current: { key: "gst_rate", value: "5", version: 2 },
      details: [{ path: "value", message: "changed" }],
    },
  }
  const { sent } = await open({
    ...unchanged,
    [path("gst_rate")]: [stale, { body: { key: "gst_rate", value: "12", version: 3 } }],
  })
  await type("GST Rate (%)", "12")
  await save()
  const choice = within(await screen.findByRole("group", { name: "GST Rate (%): two versions" }))
  choice.getByText("5")
  expect(field("GST Rate (%)").value).toBe("12")
  await userEvent.click(choice.getByRole("button", { name: "Keep mine" }))
  await save()
  await waitFor(() => expect(sent()).toHaveLength(6))
  expect(sent()[3]).toEqual({ path: path("gst_rate"), body: { value: "12", version: 2 } })
})
