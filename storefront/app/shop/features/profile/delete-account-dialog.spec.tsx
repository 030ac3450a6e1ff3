import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { DeleteAccountDialog } from "./delete-account-dialog"

const call = "DELETE /api/account"
const submit = () => userEvent.click(screen.getByRole("button", { name: "Delete my account" }))
const type = (password: string) => userEvent.type(screen.getByLabelText("Password"), password)

describe("deleting the account", () => {
  it("explains what is kept and why before anything is sent, and asks for the password", async () => {
    const requests = respondToCalls({})
    renderInTenant(<DeleteAccountDialog onClose={() => undefined} />)
    expect(screen.getByText(/invoices are kept.*tax law/)).toBeTruthy()
    await submit()
    expect(screen.getByText("Password is required")).toBeTruthy()
    expect(requests).toEqual([])
  })

  it("shows a wrong password at its field, and deletes nothing", async () => {
    const message = "Password is incorrect"
    const body = { error: message, code: "VALIDATION_FAILED", details: [{ path: "password", message }] }
    respondToCalls({ [call]: { status: 400, body } })
    const onClose = jest.fn()
    renderInTenant(<DeleteAccountDialog onClose={onClose} />)
    await type("Wrong1234")
    await submit()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it("asks the last admin to invite another one first", async () => {
    const body = { error: "You are the only administrator here.", code: "CONFLICT" }
    respondToCalls({ [call]: { status: 409, body } })
    renderInTenant(<DeleteAccountDialog onClose={() => undefined} />)
    await type("Right1234")
    await submit()
    expect((await screen.findByRole("alert")).textContent).toContain("only administrator")
  })

  it("ends with a confirmation", async () => {
    const requests = respondToCalls({ [call]: { status: 204 } })
    const onClose = jest.fn()
    renderInTenant(<DeleteAccountDialog onClose={onClose} />)
    await type("Right1234")
    await submit()
    await screen.findByText("Your account is deleted")
    expect(requests).toEqual([{ path: call, body: { password: "Right1234" } }])
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
