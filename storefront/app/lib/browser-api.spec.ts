import { browserApi } from "./browser-api"

describe("without a line", () => {
  const send = jest.fn()
  beforeEach(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    Object.defineProperty(globalThis, "fetch", { value: send, configurable: true })
  })

  it("refuses at once what would change something, and gives the browser nothing to send later", async () => {
    await expect(browserApi.send("POST", "/api/cart", { productId: "p", quantity: 1 })).rejects.toMatchObject(
      {
        status: 0,
        message: "You are offline. Nothing was sent.",
      }
    )
    expect(send).not.toHaveBeenCalled()
  })
})
