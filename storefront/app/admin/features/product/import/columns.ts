import { stoneFields } from "@contract/stone-fields"
import { csvColumns } from "@contract/stone-fields/csv"

/** Maps each column of a file to a catalog column, or to none. */
export type Mapping = readonly (string | null)[]

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "")

/** Column names of other programs. */
const alsoCalled: Record<string, readonly string[]> = {
  name: ["title", "productname", "product", "stone"],
  type: ["category", "producttype", "stonetype", "gemtype"],
  color: ["colour"],
  weight: ["carat", "carats", "weightct", "caratweight", "ct"],
  origin: ["country", "source"],
  shortInfo: ["summary", "shortdescription", "subtitle"],
  description: ["fulldescription", "body", "details", "longdescription"],
  price: ["priceinr", "amount", "mrp", "rate", "pricers"],
  stock: ["quantity", "qty", "inventory", "pieces"],
  isFeatured: ["featured"],
  imageFiles: ["images", "image", "pictures", "photos", "imagefiles"],
  slug: ["handle", "url", "permalink"],
  certificateLab: ["lab", "laboratory", "certificate"],
  certificateNumber: ["certificateno", "reportnumber", "certno"],
  colorGrade: ["colourgrade"],
  tablePercent: ["table"],
  depthPercent: ["depth"],
  hsnCode: ["hsn"],
}

const namesOf = ({ column, field }: (typeof csvColumns)[number]): string[] => {
  const { label, form } = stoneFields[field]
  return [column, label, form?.label ?? label, ...(alsoCalled[column] ?? [])].map(plain)
}

/** Matches a file's columns by their headers. Each catalog column is used once; exact names take precedence. */
export function recognize(columns: readonly string[]): (string | null)[] {
  const taken = new Set<string>()
  const take = (matches: (name: string, ours: (typeof csvColumns)[number]) => boolean) =>
    columns.map((name) => {
      const found = csvColumns.find((it) => !taken.has(it.column) && matches(name, it))
      if (found) taken.add(found.column)
      return found?.column ?? null
    })
  const exact = take((name, ours) => name === ours.column)
  const alike = columns.map((name, n) => {
    if (exact[n]) return exact[n]
    const found = csvColumns.find((it) => !taken.has(it.column) && namesOf(it).includes(plain(name)))
    if (found) taken.add(found.column)
    return found?.column ?? null
  })
  return alike
}

/** Missing columns without which only existing products can be changed. */
export const lacking = (mapping: Mapping): string[] =>
  csvColumns
    .filter(({ column, field }) => stoneFields[field].required && !mapping.includes(column))
    .map((it) => it.column)
