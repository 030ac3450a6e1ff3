import { requestOrigin } from "./request-origin"

const settings = {
  production: true,
  protocol: "https",
  PORT: 8000,
  platformDomain: "stores.example",
}
jest.mock("../../config/env", () => ({ env: () => settings }))

const tenant = { slug: "gems", domain: "gems.example" } as Parameters<typeof requestOrigin>[0]["tenant"]
const at = (origin: string, slug = "gems"): string => requestOrigin({ origin, tenant: { ...tenant, slug } })

describe("the link in an e-mail", () => {
  it("leads to the host that the person uses, on the public port, whatever port the request names", () => {
    Object.assign(settings, { production: true, protocol: "https", platformDomain: "stores.example" })
    expect(at("https://gems.example")).toBe("https://gems.example")
    expect(at("https://gems.example:6666")).toBe("https://gems.example")
    expect(at("https://gems.stores.example:6666")).toBe("https://gems.stores.example")
    expect(at("http://gems.example:6666")).toBe("https://gems.example")
    expect(at("https://evil.example")).toBe("https://gems.example")
  })

  it("leads to this machine's port in development", () => {
    Object.assign(settings, { production: false, protocol: "http", platformDomain: "localhost" })
    expect(at("http://gems.localhost:8000")).toBe("http://gems.localhost:8000")
    expect(at("http://gems.localhost:6666")).toBe("http://gems.localhost:8000")
    expect(at("http://gems.example:6666")).toBe("http://gems.example:8000")
    expect(at("http://localhost:6666", "default")).toBe("http://localhost:8000")
    expect(at("http://127.0.0.1:6666", "default")).toBe("http://127.0.0.1:8000")
    expect(at("http://evil.example:6666")).toBe("http://gems.localhost:8000")
  })
})
