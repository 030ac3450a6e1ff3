import { browserApi } from "./browser-api"

describe("offline", () => {
  const send = jest.fn()
  beforeEach(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    Object.defineProperty(globalThis, "fetch", { value: send, configurable: true })
  })

  it("a write is refused at once, and the browser gets nothing to send later", async () => {
    await expect(browserApi.send("POST", "/api/cart", { productId: "p", quantity: 1 })).rejects.toMatchObject(
      {
        status: 0,
        message: "You are offline. Nothing was sent.",
      }
    )
    expect(send).not.toHaveBeenCalled()
  })
})
