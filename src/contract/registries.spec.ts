import { settingKeys, settingProblem } from "./settings"
import { isTextKey, texts, textsByPlace } from "./texts"

describe("the registry of settings", () => {
  it("has the specification's keys", () => {
    const specified = [
      ...["free_shipping_threshold", "gst_rate", "invoice_company_address", "invoice_company_name"],
      ...["invoice_gstin", "invoice_pan", "shipping_fee"],
    ]
    expect(settingKeys).toEqual(expect.arrayContaining(specified))
  })

  it.each([
    ["gst_rate", ["0", "100", "0.25", " 18 "], ["-1", "100.01", "3.125", "", "x", "1e1"]],
    ["shipping_fee", ["0", "99.50"], ["-0.01", "1.005", "free"]],
    ["free_shipping_threshold", ["5000"], ["-5000", "₹5000", "5,000"]],
    ["ratti_mg", ["121.5", "180", "182.25"], ["", "121", "0", "180 mg"]],
    ["growth_target_percent", ["0", "12.5", "1000"], ["-1", "1000.01", "1.125", "", "much"]],
    ["return_window_days", ["", "0", "14", "365"], ["366", "-1", "7.5", "a week"]],
    ["dispatch_days", ["0", "3"], ["", "61", "1.5"]],
    ["dispatch_state", ["", "Rajasthan"], ["rajasthan", "Texas"]],
    ["transit_days_same_state", ["3", "2-4", "0-1"], ["", "4-2", "2-3-4", "2-", "soon"]],
    ["invoice_gstin", ["", "08AAKCR7341Q1ZK", " 08 aakcr7341q1zk "], ["08AAKCR7341Q1ZKX", "hello"]],
    ["invoice_pan", ["", "AAAPA1234A", "aaapa 1234a"], ["ABCDE1234F", "AAAPA1234"]],
    ["gst_registered", ["true", "false"], ["", "yes"]],
    ["shipping_taxed", ["true", "false"], ["", "no"]],
    ["export_lut", ["", "AD270326000001A", "ad 270326 000001a"], ["AD270326000001", "AD270326-00001A"]],
    ["pan_threshold", ["0", "200000"], ["", "-1"]],
  ] as const)("validates %s", (key, taken, refused) => {
    for (const it of taken) expect({ it, problem: settingProblem(key, it) }).toEqual({ it })
    for (const it of refused) expect(settingProblem(key, it)).toEqual(expect.any(String))
  })
})

describe("the registry of texts", () => {
  it("has keys that the API accepts, each in one place", () => {
    const keys = Object.values(textsByPlace).flatMap((it) => Object.keys(it))
    for (const it of keys) expect(it).toMatch(/^[a-z0-9_]{1,64}$/)
    expect(keys.length).toBe(Object.keys(texts).length)
  })

  it("has the specification's keys", () => {
    const specified = [
      ...["contact_email", "contact_phone", "contact_address", "hero_title_line1", "hero_title_line2"],
      ...["hero_subtitle", "about_title", "about_content", "footer_about"],
    ]
    for (const it of specified) expect({ it, known: isTextKey(it) }).toEqual({ it, known: true })
    for (const it of ["constructor", "toString", "hero_title"]) expect(isTextKey(it)).toBe(false)
  })
})
