import fc from "fast-check"
import {
  emailAddress,
  identifier,
  oneLine,
  passwordForms,
  passwordText,
  phoneNumber,
  severalLines,
  spaceless,
  upperSpaceless,
} from "./typed-text"

/** Characters that people paste without seeing them, and those around which they have a meaning. */
const unit = fc.oneof(
  fc.constantFrom(
    ...Array.from(
      "aZ5 -\t\n\r\u00a0\u2003\u202f\u3000\u2028\u0085" +
        "\u200b\u200c\u200d\u200e\u202a\u202c\u2060\ufeff\u00ad" +
        "क्षनु\u0c30\u064a\u0627\u0301\u0338\u0327=<¨e\u0344\u0958\u212b" +
        "\u2013\u2010५१\u0665\uff15👩❤\ufe0f\u{1d7d8}\u3164\u2800"
    )
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 })
)
const text = fc.string({ unit, maxLength: 40 })
const all = { oneLine, severalLines, identifier, spaceless, upperSpaceless, phoneNumber, emailAddress }

describe.each(Object.entries(all))("%s", (_name, normal) => {
  it("changes a text once: what is stored is what is found again", () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(normal(normal(typed))).toBe(normal(typed))
      }),
      { numRuns: 2_000 }
    )
  })

  it("never makes a text longer than it was typed, or than its composed form, so that limits hold", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const longest = Math.max(typed.length, typed.normalize("NFC").length)
        expect(normal(typed).length).toBeLessThanOrEqual(longest)
      }),
      { examples: [["C\u0327"]] }
    )
  })

  it("leaves no format character but joiners between letters or marks", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const left = normal(typed).replace(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu, "")
        expect(left).not.toMatch(/\p{Cf}/u)
        expect(left).not.toMatch(/^\s|\s$/u)
      }),
      { numRuns: 2_000 }
    )
  })

  it("reads a megabyte of anything within a turn of the event loop", () => {
    for (const part of [
      "\u0301\u0327",
      " x",
      "\u200b",
      "\u200d",
      "a\u200d",
      "\u0301\u200d",
      "५",
      " \n",
      "=\u0338\u200d",
    ]) {
      const typed = `a${part.repeat(24_000 / part.length)}b`
      const from = process.cpuUsage()
      normal(typed)
      const { user } = process.cpuUsage(from)
      expect({ part, isQuick: user < 60_000 }).toEqual({ part, isQuick: true })
    }
  })
})

it("a text longer than any field's is left unread, so that a row full of them holds up nobody", () => {
  const typed = "é\u200b".repeat(13_000)
  for (const normal of [oneLine, severalLines, identifier, emailAddress]) expect(normal(typed)).toBe(typed)
})

describe("a text of one line", () => {
  it.each([
    ["\u202a+91 98765\u00a043210\u202c", "+91 98765 43210"],
    [" Asha\u200b\u3000 \tRao\r\n", "Asha Rao"],
    ["Cafe\u0301", "Caf\u00e9"],
    // Without the joiner the letters would be drawn in another way.
    ["श्री\u200d", "श्री"],
    ["क्\u200dष", "क्\u200dष"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["क्\u200d\u200dष", "क्\u200dष"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(oneLine(typed)).toBe(stored)
  })

  it.each(["\u200b\u200b", "\u2060 \ufeff", "\u3164", "\u2800", "\ufe0f", "\u00ad", "\u0007", "\u200c"])(
    "in which nothing can be seen is empty: %j",
    (typed) => {
      expect(oneLine(typed)).toBe("")
    }
  )
})

it("a text of several lines keeps its line breaks and indentation", () => {
  expect(severalLines("\ufeff Ruby\u00a0\r\n\r\n  - red\u200b\r\ttwo\u2028three \n ")).toBe(
    "Ruby\n\n  - red\n\ttwo\nthree"
  )
})

describe("numbers and identifiers", () => {
  it.each([
    [phoneNumber, "\u202a+91\u00a098765‑43.210\u202c", "+9198765-43210"],
    [phoneNumber, "९८७६५ ४३२१०", "9876543210"],
    [spaceless, "५६०\u200c ००१", "560001"],
    [spaceless, "𝟙𝟚３ ٤٥۶", "123456"],
    [upperSpaceless, " aaapa\u200b1234 a ", "AAAPA1234A"],
    [identifier, "GIA\u2013 21\u2060 42", "GIA- 21 42"],
    [emailAddress, "\u200easha@example\u200b.in\u00a0", "asha@example.in"],
  ])("%p reads %j as %j", (normal, typed, stored) => {
    expect(normal(typed)).toBe(stored)
  })

  it("an e-mail in which a foreign letter stands for a Latin one stays another address", () => {
    expect(emailAddress("as\u212aha@example.in")).toBe("as\u212aha@example.in")
  })
})

describe("a password", () => {
  it("is the same text on every keyboard", () => {
    expect(passwordText("Cafe\u03011234")).toBe(passwordText("Caf\u00e91234"))
    expect(passwordText("Ａbcd1234")).toBe("Abcd1234")
  })

  it("has one form in most cases, so that signing in costs one hash", () => {
    expect(passwordForms("Demo1234")).toEqual(["Demo1234"])
  })

  it("is also tried as it was typed and in both forms of its accents", () => {
    expect(passwordForms("Ca\u0301fe１")).toEqual(["C\u00e1fe1", "Ca\u0301fe１", "C\u00e1fe１"])
  })
})
