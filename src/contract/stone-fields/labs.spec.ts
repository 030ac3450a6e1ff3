import { reportCheck, reportKey } from "./labs"

describe("reportCheck", () => {
  it.each([
    ["GIA", "2141438171", "https://www.gia.edu/report-check?reportno=2141438171"],
    ["Gemological Institute of America (GIA)", "1", "https://www.gia.edu/report-check?reportno=1"],
    ["igi", "LG 5/8&x=1", "https://www.igi.org/verify-your-report/?r=LG%205%2F8%26x%3D1"],
    ["HRD Antwerp", "200000$&1", "https://my.hrdantwerp.com/?id=34&record_number=200000%24%261"],
    ["GRS", "GRS2020-012345", "https://www.gemresearch.ch/report-verification"],
    ["SSEF", "98765", "https://www.myssef.ch/"],
    ["Gübelin", "18010001", "https://services.gubelingemlab.com/Document_Verification"],
    ["GIA", "", "https://www.gia.edu/report-check-landing"],
  ])("for %p %p is %p", (lab, number, url) => {
    expect(reportCheck(lab, number)?.url).toBe(url)
  })

  it("is null for unknown laboratories", () => {
    expect(reportCheck("Giant Gem Lab", "1")).toBeNull()
    expect(reportCheck()).toBeNull()
  })
})

describe("reportKey", () => {
  it("is the same for every spelling", () => {
    expect(reportKey("G.R.S.", "x")).toBeNull()
    expect(reportKey("Gübelin", "1801-0001")).toBe(reportKey("GUBELIN GEM LAB", " 1801 0001"))
    expect(reportKey("gia", "gia-123 456")).toBe(reportKey("GIA", "GIA123456"))
    expect(reportKey("GIA", "123456")).not.toBe(reportKey("IGI", "123456"))
  })

  it("is null without a laboratory or with a number that doesn't identify one report", () => {
    expect(reportKey("", "123456")).toBeNull()
    expect(reportKey("GIA", "12")).toBeNull()
    expect(reportKey("GIA", "-")).toBeNull()
  })
})
