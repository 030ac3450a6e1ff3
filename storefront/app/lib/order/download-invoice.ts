import { saveFile } from "~/lib/save-file"

/** Fetches an order's invoice and saves it as `invoice-{orderNumber}.pdf`. */
export async function downloadInvoice(orderNumber: string): Promise<void> {
  try {
    const path = `/api/orders/${encodeURIComponent(orderNumber)}/invoice`
    await saveFile(path, `invoice-${orderNumber}.pdf`)
  } catch (error) {
    // eslint-disable-next-line no-console -- as specified: only logged, with no message to the shopper
    console.error("Failed to download invoice", error)
  }
}
