import { invoiceDocumentFrom } from "../build-document"
import { renderInvoice } from "../render-invoice"
import { samples } from "./samples"

/** Draws every sample and prints them as JSON, `{name: base64}`. Run by the spec in a process of its own. */
async function drawSamples(): Promise<void> {
  const drawn: Record<string, string> = {}
  for (const [name, source] of Object.entries(samples)) {
    drawn[name] = (await renderInvoice(invoiceDocumentFrom(source))).toString("base64")
  }
  process.stdout.write(JSON.stringify(drawn))
}

void drawSamples()
