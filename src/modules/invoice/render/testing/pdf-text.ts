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

/** Read by a process of its own, since the reader is an ES module, which jest can't load beside CommonJS. */
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

/** The text of each page of a PDF, its white space made single spaces. */
export async function pdfPages(pdf: Buffer): Promise<string[]> {
  const pages = await readPdf<string[]>(pdf, "async () => (await extractText(pdf)).text")
  return pages.map((text) => text.replace(/\s+/g, " "))
}

interface PdfPicture {
  width: number
  height: number
  /** Red, green and blue of its first pixel. */
  color: number[]
}

/** The pictures on each page of a PDF. */
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
