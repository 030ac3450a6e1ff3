import { createServer, type Server } from "node:net"
import type { AddressInfo } from "node:net"
import { checkPorts, freePort } from "./ports"
import { readSettings } from "./settings"

describe("start ports", () => {
  let busy: Server
  let port: number
  beforeAll(async () => {
    busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve))
    port = (busy.address() as AddressInfo).port
  })
  afterAll(() => busy.close())

  it("keeps the preferred port when it is free, and picks another when it isn't", async () => {
    const free = await freePort()
    expect(await freePort(free)).toBe(free)
    expect(await freePort(port)).not.toBe(port)
  })

  it("names the port in use and the variable that changes it", async () => {
    const [medusa, mail, gateway] = [await freePort(), await freePort(), await freePort()]
    const env = {
      PORT: `${port}`,
      MEDUSA_PORT: `${medusa}`,
      MAIL_PORT: `${mail}`,
      GATEWAY_PORT: `${gateway}`,
    }
    await expect(checkPorts(readSettings(env))).rejects.toThrow(
      `Port ${port} is in use by another program: stop that program, or set PORT to another port.`
    )
  })
})
