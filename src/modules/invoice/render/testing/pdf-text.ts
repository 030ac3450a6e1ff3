import { execFile } from "node:child_process"

const script = (read: string): string => `
const chunks = []
process.stdin.on("data", (chunk) => chunks.push(chunk))
process.stdin.on("end", async () => {
  const { extractImages, extractText, getDocumentProxy } = require(process.argv[1])
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
  process.stdout.write(JSON.stringify(await (${read})()))
})
`

/** Reads the PDF in a separate process: the reader is an ES module, which jest can't load beside CommonJS. */
async function readPdf<T>(pdf: Buffer, read: string): Promise<T> {
  const output = await new Promise<string>((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      ["-e", script(read), require.resolve("unpdf")],
      { maxBuffer: 50_000_000 },
      (error, stdout) => (error instanceof Error ? reject(error) : resolve(stdout))
    )
    reader.stdin?.end(pdf)
  })
  return JSON.parse(output) as T
}

/** The text of each page of a PDF, with white space collapsed. */
export async function pdfPages(pdf: Buffer): Promise<string[]> {
  const pages = await readPdf<string[]>(pdf, "async () => (await extractText(pdf)).text")
  return pages.map((text) => text.replace(/\s+/g, " "))
}

interface PdfLine {
  text: string
  /** In points from the page's lower left corner; `y` is the baseline. */
  x: number
  y: number
  width: number
  height: number
}

/** The texts on each page of a PDF, with their positions. */
export const pdfLines = (pdf: Buffer): Promise<PdfLine[][]> =>
  readPdf<PdfLine[][]>(
    pdf,
    `async () => {
      const pages = []
      for (let n = 1; n <= pdf.numPages; n++) {
        const { items } = await (await pdf.getPage(n)).getTextContent()
        pages.push(items.filter((it) => it.str.trim() !== "").map(({ str, transform, width, height }) => (
          { text: str, x: transform[4], y: transform[5], width, height })))
      }
      return pages
    }`
  )

/** Height of capitals above the baseline, as a share of the font size. */
const capital = 0.7

/** Pairs of texts that overlap. */
export const overprinted = (lines: readonly PdfLine[]): [string, string][] =>
  lines.flatMap((upper) =>
    lines
      .filter((it) => it.y < upper.y && it.y + it.height * capital > upper.y)
      .filter((it) => it.x < upper.x + upper.width && upper.x < it.x + it.width)
      .map((it): [string, string] => [upper.text, it.text])
  )

interface PdfPicture {
  width: number
  height: number
  /** Red, green and blue of the first pixel. */
  color: number[]
}

/** The images on each page of a PDF. */
export const pdfPictures = (pdf: Buffer): Promise<PdfPicture[][]> =>
  readPdf<PdfPicture[][]>(
    pdf,
    `async () => {
      const pages = []
      for (let page = 1; page <= pdf.numPages; page++)
        pages.push((await extractImages(pdf, page)).map(({ data, width, height }) => (
          { width, height, color: [...data.slice(0, 3)] })))
      return pages
    }`
  )
