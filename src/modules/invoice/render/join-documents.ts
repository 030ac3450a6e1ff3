import { PDFDocument } from "@cantoo/pdf-lib"

/** Joins PDF files to one, with the pages of each in the given sequence. */
export async function joinDocuments(files: readonly Uint8Array[], title: string): Promise<Buffer> {
  const joined = await PDFDocument.create()
  joined.setTitle(title)
  joined.setLanguage("en-IN")
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false })
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page)
  }
  return Buffer.from(await joined.save())
}
