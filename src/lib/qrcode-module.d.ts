/** As far as it is used here; the package has no types of its own. */
declare module "qrcode" {
  interface Made {
    /** One byte a module, row by row: 1 is dark. */
    modules: { size: number; data: Uint8Array }
  }
  export function create(text: string, options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" }): Made
}
