import { renderMail } from "./render-mail"

const sender = { brandName: `Gems <"R" & Us>`, domain: "gems.example", color: "#facc15", logo: null }
const content = {
  heading: "Hello <you>",
  paragraphs: ["One & two"],
  code: "012345",
  button: { label: "Open", url: "https://gems.example/?a=1&b=2" },
}

const mail = renderMail({ sender, to: "a@b.example", subject: "Two\r\nBcc: everyone@example.com", content })

test("comes from the shop's own domain in the shop's name", () => {
  expect(mail.from).toEqual({ name: `Gems <"R" & Us>`, address: "no-reply@gems.example" })
})

test("keeps the subject on one line", () => {
  expect(mail.subject).toBe("Two Bcc: everyone@example.com")
})

test("escapes every word in the page and none in the text", () => {
  expect(mail.html).toContain("Hello &lt;you&gt;")
  expect(mail.html).toContain(`href="https://gems.example/?a=1&amp;b=2"`)
  expect(mail.html).not.toContain("<you>")
  expect(mail.text).toContain("Open: https://gems.example/?a=1&b=2")
  expect(mail.text).toContain("012345")
})

test("writes on the shop's colour in the ink that can be read", () => {
  expect(mail.html).toContain("background:#facc15;color:#000000")
  const dark = renderMail({ sender: { ...sender, color: "#123" }, to: null, subject: "x", content })
  expect(dark.html).toContain("background:#123;color:#ffffff")
})
