import { medusa } from "./services"
import { readSettings } from "./settings"

/** The address that the Medusa server is told to listen on, from what the terminal says. */
const toldTo = (env: NodeJS.ProcessEnv): string | undefined => {
  const { args } = medusa(readSettings(env), {}).spec
  return args[args.indexOf("--host") + 1]
}

describe("the Medusa server, which Medusa lets listen everywhere unless it is told where,", () => {
  it.each([
    [{}, "127.0.0.1"],
    [{ HOST: "10.0.0.5" }, "10.0.0.5"],
    [{ MEDUSA_HOST: "10.0.0.6" }, "10.0.0.6"],
    [{ HOST: "10.0.0.5", MEDUSA_HOST: "10.0.0.6" }, "10.0.0.6"],
    [{ HOST: "", MEDUSA_HOST: "" }, "127.0.0.1"],
  ])("is told so in production: %j", (env, address) => {
    expect(toldTo({ NODE_ENV: "production", ...env })).toBe(address)
  })

  it.each(["development", "test", ""])("stays on loopback where NODE_ENV is %j, whatever HOST is", (mode) => {
    expect(toldTo({ NODE_ENV: mode, HOST: "0.0.0.0", MEDUSA_HOST: "0.0.0.0" })).toBe("127.0.0.1")
  })
})
