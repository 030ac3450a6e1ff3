/** Types for the part that is used here; the package has none of its own. */
declare module "qrcode" {
  interface Made {
    /** One byte per module, row by row: 1 is dark. */
    modules: { size: number; data: Uint8Array }
  }
  export function create(text: string, options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" }): Made
}
