/** Where a laboratory lets anybody check one of its reports. */
interface Lab {
  name: string
  /** What shops write for it, in small letters without accents; its beginning is enough. */
  written: readonly string[]
  /** Its own page for checking a report. */
  check: string
  /** The same page for one report, where it takes the number in its address. `{number}` is put in encoded. */
  checkOne?: string
}

const labs: readonly Lab[] = [
  {
    name: "GIA",
    written: ["gia", "gemological institute of america"],
    check: "https://www.gia.edu/report-check-landing",
    checkOne: "https://www.gia.edu/report-check?reportno={number}",
  },
  {
    name: "IGI",
    written: ["igi", "international gemological institute"],
    check: "https://www.igi.org/verify-your-report/",
    checkOne: "https://www.igi.org/verify-your-report/?r={number}",
  },
  {
    name: "HRD Antwerp",
    written: ["hrd"],
    check: "https://my.hrdantwerp.com/",
    checkOne: "https://my.hrdantwerp.com/?id=34&record_number={number}",
  },
  // These three ask for more than the number (date, weight or a code that is on the report), on their own page.
  {
    name: "GRS",
    written: ["grs", "gemresearch", "gem research swiss"],
    check: "https://www.gemresearch.ch/report-verification",
  },
  {
    name: "SSEF",
    written: ["ssef", "swiss gemmological institute"],
    check: "https://www.myssef.ch/",
  },
  {
    name: "Gübelin Gem Lab",
    written: ["gubelin", "guebelin", "ggl"],
    check: "https://services.gubelingemlab.com/Document_Verification",
  },
]

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()

function labOf(written: string): Lab | undefined {
  const name = ` ${plain(written)} `
  return labs.find((lab) => lab.written.some((it) => name.startsWith(` ${it} `)))
}

/** Where a report can be checked at the laboratory that wrote it; null for one that isn't known here. */
export function reportCheck(lab = "", number = ""): { lab: string; url: string } | null {
  const known = labOf(lab)
  if (!known) return null
  const asked = number.trim()
  const url =
    asked === "" ? known.check : known.checkOne?.replace("{number}", () => encodeURIComponent(asked))
  return { lab: known.name, url: url ?? known.check }
}

/**
 * A report of a laboratory in one spelling, so that two claims of it are seen to be one; null where either is missing
 * or the number is too short to name a single report.
 */
export function reportKey(lab = "", number = ""): string | null {
  const name = labOf(lab)?.name ?? plain(lab)
  const digits = number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
  return name === "" || digits.length < 4 ? null : `${name}:${digits}`
}
