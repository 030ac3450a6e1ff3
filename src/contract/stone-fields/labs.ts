import { oneLine } from "../rules/typed-text"

/** A laboratory's public report check. */
interface Lab {
  name: string
  /** Names that tenants write for it, in lower case without accents; a prefix is enough. */
  written: readonly string[]
  /** Its report check page. */
  check: string
  /**
   * URL of the check of one report, if the page accepts the number in its URL. `{number}` is replaced by the encoded
   * number.
   */
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
  // These three also require a date, a weight or a code from the report on their page.
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

/** Returns where the issuing laboratory verifies a report; null for an unknown laboratory. */
export function reportCheck(lab = "", number = ""): { lab: string; url: string } | null {
  const known = labOf(lab)
  if (!known) return null
  const trimmed = number.trim()
  const url =
    trimmed === "" ? known.check : known.checkOne?.replace("{number}", () => encodeURIComponent(trimmed))
  return { lab: known.name, url: url ?? known.check }
}

/** The name by which laboratories are compared: all names of one laboratory have the same. Empty without one. */
export const labKey = (written: string): string =>
  labOf(written)?.name ?? (plain(written) || oneLine(written).toLowerCase())

/** A report in a sentence: `GIA 2141438171`. */
export const reportName = (lab: string, number: string): string =>
  lab === "" ? `Report ${number}` : `${lab} ${number}`

/**
 * Normalizes a laboratory's report, so that two claims of it compare equal; null when either part is missing or the
 * number is too short to identify one report.
 */
export function reportKey(lab = "", number = ""): string | null {
  const name = labKey(lab)
  const digits = number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
  return name === "" || digits.length < 4 ? null : `${name}:${digits}`
}
