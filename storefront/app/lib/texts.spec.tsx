import { fireEvent, screen } from "@testing-library/react"
import { commonTexts } from "@contract/texts/common"
import { stoneTexts } from "@contract/texts/stones"
import { SignInDialog } from "~/shop/features/auth/sign-in-dialog"
import { respondToCalls, renderInTenant } from "../../test/tenant-page"
import { browserApi } from "./browser-api"
import { textOf } from "./site"

describe("a tenant's own texts", () => {
  it("replace the built-in ones where set", () => {
    const text = textOf({ try_again: "Once more", stones_loading: "  " }, commonTexts, stoneTexts)
    expect([text("try_again"), text("stones_loading"), text("cancel")]).toEqual([
      "Once more",
      "Loading stones",
      "Cancel",
    ])
  })

  it("have their placeholders filled in and are otherwise unchanged", () => {
    const text = textOf({ stone_count_more: "{n} of our {gems}" }, stoneTexts)
    expect(text("stone_count_more", { n: "{gems}" })).toBe("{gems} of our {gems}")
  })

  it("are shown in dialogs, at fields and in toasts", async () => {
    respondToCalls({ "POST /api/auth/login": { status: 500 } })
    renderInTenant(<SignInDialog onClose={() => undefined} />, {
      content: { sign_in_title: "Come in", email_missing: "Who are you?", error_title: "Sorry" },
    })
    screen.getByRole("dialog", { name: "Come in" })
    fireEvent.submit(screen.getByLabelText("Email"))
    screen.getByText("Who are you?")
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: "asha@example.in" } })
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Secret123" } })
    fireEvent.submit(screen.getByLabelText("Email"))
    await screen.findByText("Sorry")
  })

  it("are used by code outside React's rendering", async () => {
    renderInTenant(<p />, { content: { refusal_unreached: "No line to us" } })
    respondToCalls({})
    await expect(browserApi.get("/api/cart")).rejects.toThrow("No line to us")
  })
})
