import type { User } from "@contract/auth"
import { XhrByFetch } from "../../test/xhr-by-fetch"
import { ApiError } from "./api"
import { openAuthDialog } from "./auth-dialog"
import { browserApi } from "./browser-api"
import { accountHeaders, keepAccount } from "./page-account"
import { saveFile } from "./save-file"
import { uploadApi } from "./upload"

jest.mock("./auth-dialog", () => ({ openAuthDialog: jest.fn() }))
const opened = jest.mocked(openAuthDialog)

const asha: User = {
  id: "acc_asha",
  email: "asha@specs.test",
  name: "Asha Rao",
  role: "ADMIN",
  isEmailVerified: true,
  createdAt: "2026-11-20T10:00:00.000Z",
}

let sent: { method: string; account: string | null }[] = []
let status = 200

beforeEach(() => {
  sent = []
  status = 200
  opened.mockClear()
  keepAccount(null)
  keepAccount(asha)
  globalThis.fetch = ((_path: string, { method = "GET", headers }: RequestInit = {}) => {
    sent.push({ method, account: new Headers(headers).get("x-account") })
    const body = { error: "Please sign in", code: "UNAUTHENTICATED" }
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Headers(),
      json: () => Promise.resolve(body),
      blob: () => Promise.resolve(new Blob()),
    } as unknown as Response)
  }) as typeof fetch
  globalThis.XMLHttpRequest = XhrByFetch as unknown as typeof XMLHttpRequest
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
})

/** Every way in which the pages write. */
const writes: [string, () => Promise<unknown>][] = [
  ["a request", () => browserApi.send("PUT", "/api/account", { name: "A" })],
  ["a form", () => browserApi.send("POST", "/api/admin/branding", new FormData())],
  ["an upload", () => uploadApi(() => undefined).send("POST", "/api/admin/products", new FormData())],
  ["a download of chosen rows", () => saveFile("/api/admin/orders/documents", "a.pdf", { ids: [] })],
]

it.each(writes)("%s names the account that the page was rendered for", async (_what, write) => {
  await write()
  expect(sent).toMatchObject([{ account: asha.id }])
})

it.each(writes)("%s names no account on a visitor's page", async (_what, write) => {
  keepAccount(null)
  await write()
  expect(sent).toMatchObject([{ account: null }])
})

it.each(writes)("%s of an ended session opens the sign-in dialog, each time", async (_what, write) => {
  status = 401
  for (let n = 1; n < 3; n++) {
    await expect(write()).rejects.toBeInstanceOf(ApiError)
    expect(opened.mock.calls).toEqual(Array(n).fill(["sign-in"]))
  }
})

it("reads name no account, and of an ended session they open the dialog once", async () => {
  status = 401
  for (let n = 0; n < 2; n++) await expect(browserApi.get("/api/cart")).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual(Array(2).fill({ method: "GET", account: null }))
  expect(opened).toHaveBeenCalledTimes(1)
  keepAccount({ ...asha })
  await expect(browserApi.get("/api/cart")).rejects.toMatchObject({ status: 401 })
  expect(opened).toHaveBeenCalledTimes(2)
})

it("a visitor's 401 opens nothing, nor does that of a superadmin who acts as a tenant's admin", async () => {
  status = 401
  for (const account of [null, { ...asha, enteredBy: "Platform Owner" }]) {
    keepAccount(account)
    await expect(browserApi.send("POST", "/api/cart", {})).rejects.toMatchObject({ status: 401 })
  }
  expect(opened).not.toHaveBeenCalled()
  expect(accountHeaders("POST")).toEqual({ "x-account": asha.id })
})
