import { invoiceDocumentFrom } from "../build-document"
import { renderInvoice } from "../render-invoice"
import { creditNoteSample, samples } from "./samples"

/** Renders every sample and prints them as JSON, `{name: base64}`. The spec runs it in its own process. */
async function drawSamples(): Promise<void> {
  const drawn: Record<string, string> = {}
  for (const [name, source] of Object.entries(samples)) {
    drawn[name] = (await renderInvoice(invoiceDocumentFrom(source))).toString("base64")
  }
  drawn["creditNote"] = (await renderInvoice(creditNoteSample())).toString("base64")
  process.stdout.write(JSON.stringify(drawn))
}

void drawSamples()
