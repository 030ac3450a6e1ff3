import { configureLog, log } from "./log"

/** Returns what a call prints in this format. */
function printed(format: "json" | "text", act: () => void): string {
  let text = ""
  const write = jest.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += chunk.toString()
    return true
  })
  configureLog({ service: "spec", format, level: "info" })
  act()
  write.mockRestore()
  return text
}

const forged = "info  12:00:00.000 The backup was restored"

describe("a client can't forge lines of the log", () => {
  it.each(["\n", "\r", "\r\n", "\u2028", "\u0085", "\v"])(
    "with the line break %j in a message or a value",
    (it) => {
      const text = printed("text", () => log("info", `No file x${it}${forged}`, { path: `/a${it}${forged}` }))
      expect(text.split(/[\n\r\v\u0085\u2028]/)).toHaveLength(2)
    }
  )

  it("in the message of an error: every line of a stack is indented", () => {
    const text = printed("text", () => log("error", "It failed", {}, new Error(`No x\n${forged}`)))
    const lines = text.trimEnd().split("\n")
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.slice(1).every((line) => line.startsWith("  "))).toBe(true)
  })

  it("and can't control the operator's terminal", () => {
    const text = printed("text", () => log("info", "Name \u001b[2J\u0007\u202e", { name: "\u009b31m" }))
    expect(text).toContain("Name \\u001b[2J\\u0007\\u202e name=\\u009b31m")
  })

  it("in JSON each line is one object", () => {
    const text = printed("json", () => log("info", `x\n${forged}`))
    expect(text.trimEnd().split("\n")).toHaveLength(1)
  })
})
