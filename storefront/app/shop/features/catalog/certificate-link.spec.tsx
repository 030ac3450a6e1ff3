import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInTenant } from "../../../../test/tenant-page"
import { CertificateLink } from "./certificate-link"

it("the store's own copy of a certificate opens in a viewer, without leaving the page", async () => {
  const address = "http://shop.test/static/ten_1/0123456789abcdef0123456789abcdef.webp"
  renderInTenant(<CertificateLink address={address} name="GIA 2141438171" />)
  await userEvent.click(screen.getByRole("button", { name: "View the certificate" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Certificate GIA 2141438171" }))
  expect(dialog.getByRole("img").getAttribute("src")).toBe(new URL(address).pathname)
  await userEvent.click(dialog.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("a certificate elsewhere names the page that it opens", () => {
  renderInTenant(<CertificateLink address="https://www.igi.org/report/1" name="IGI 1" />)
  const link = screen.getByRole("link", { name: "Open the certificate at www.igi.org" })
  expect(link.getAttribute("href")).toBe("https://www.igi.org/report/1")
})
