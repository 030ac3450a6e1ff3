import sharp from "sharp"

/** The PDF renderer reads PNG and JPEG only; tenants upload WebP, AVIF and SVG too. Null for what is no picture. */
export async function pngLogo(logo: Buffer | null): Promise<Buffer | null> {
  if (!logo) return null
  try {
    return await sharp(logo, { limitInputPixels: 50_000_000 })
      .resize({ width: 480, height: 168, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    // A tax invoice never fails for its decoration.
    return null
  }
}
