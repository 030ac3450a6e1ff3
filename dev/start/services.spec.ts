import { medusa } from "./services"
import { readSettings } from "./settings"

/** The address that the Medusa server gets to listen on, by the user's environment. */
const reportedTo = (env: NodeJS.ProcessEnv): string | undefined =>
  medusa(readSettings(env), {}).spec.env["MEDUSA_HOST"]

describe("the Medusa server's listen address", () => {
  it.each([
    [{}, "127.0.0.1"],
    [{ HOST: "10.0.0.5" }, "10.0.0.5"],
    [{ MEDUSA_HOST: "10.0.0.6" }, "10.0.0.6"],
    [{ HOST: "10.0.0.5", MEDUSA_HOST: "10.0.0.6" }, "10.0.0.6"],
    [{ HOST: "", MEDUSA_HOST: "" }, "127.0.0.1"],
  ])("is MEDUSA_HOST, else HOST, else loopback in production: %j", (env, address) => {
    expect(reportedTo({ NODE_ENV: "production", ...env })).toBe(address)
  })

  it.each(["development", "test", ""])("is loopback with NODE_ENV %j, whatever HOST is", (mode) => {
    expect(reportedTo({ NODE_ENV: mode, HOST: "0.0.0.0", MEDUSA_HOST: "0.0.0.0" })).toBe("127.0.0.1")
  })
})
