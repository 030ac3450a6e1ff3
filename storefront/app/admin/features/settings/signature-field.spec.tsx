import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SignatureField } from "./signature-field"

const url = "/static/t/0123456789abcdef0123456789abcdef.png"
const entry = (value: string) => ({ key: "invoice_signature", value, version: 3 })
const upload = "PUT /api/admin/invoice-signature"
const remove = "PUT /api/admin/settings/invoice_signature"
const png = (size = 10) => new File([new Uint8Array(size)], "sign.png", { type: "image/png" })
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/Signature/), file, { applyAccept: false })

it("a chosen picture is saved at once", async () => {
  const requests = respondToCalls({ [upload]: { body: entry(url) } })
  renderInTenant(<SignatureField entry={entry("")} />)
  await choose(png())
  await waitFor(() => expect(requests.map((it) => it.path)).toContain(upload))
  await screen.findByText("Signature updated successfully")
})

it("a signature in use is shown and can be removed", async () => {
  const requests = respondToCalls({ [remove]: { body: entry("") } })
  renderInTenant(<SignatureField entry={entry(url)} />)
  expect(screen.getByAltText("Signature in use").getAttribute("src")).toBe(url)
  await userEvent.click(screen.getByRole("button", { name: "Remove signature" }))
  await waitFor(() => expect(requests).toMatchObject([{ path: remove, body: { value: "", version: 3 } }]))
})

it("a file that is no picture isn't sent, and the reason is shown", async () => {
  const requests = respondToCalls({})
  renderInTenant(<SignatureField entry={entry("")} />)
  await choose(new File(["x"], "sign.txt", { type: "text/plain" }))
  await screen.findByText(/Please choose a JPEG/)
  expect(requests).toEqual([])
})
