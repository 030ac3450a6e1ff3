import { execFile } from "node:child_process"

const script = `
const chunks = []
process.stdin.on("data", (chunk) => chunks.push(chunk))
process.stdin.on("end", async () => {
  const { extractText, getDocumentProxy } = require(process.argv[1])
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
  process.stdout.write(JSON.stringify((await extractText(pdf)).text))
})
`

/**
 * The text of each page of a PDF, its white space made single spaces. Read by a process of its own, since the reader
 * is an ES module, which jest can't load beside CommonJS.
 */
export async function pdfPages(pdf: Buffer): Promise<string[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      ["-e", script, require.resolve("unpdf")],
      { maxBuffer: 50_000_000 },
      (error, stdout) => (error instanceof Error ? reject(error) : resolve(stdout))
    )
    reader.stdin?.end(pdf)
  })
  return (JSON.parse(output) as string[]).map((text) => text.replace(/\s+/g, " "))
}
