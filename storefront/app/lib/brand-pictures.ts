import { type BrandPicture, maxBrandBytes } from "@contract/rules/pictures"
import type { FormPicture } from "./form-picture"
import { photoTypes } from "./photo-types"

export interface BrandPictureEntry {
  name: BrandPicture
  label: string
  hint: string
  accept: string
  /** Classes that shape the plate that shows the picture. */
  plate: string
}

const withDrawings = `${photoTypes},image/svg+xml`

/** The brand's pictures, in the page's order. */
export const brandPictures: readonly BrandPictureEntry[] = [
  {
    name: "logo",
    label: "Logo",
    hint: "In the header, in e-mails and on invoices. A PNG or SVG with a transparent background looks best.",
    accept: withDrawings,
    plate: "h-32",
  },
  {
    name: "favicon",
    label: "Icon",
    hint: "In browsers' tabs and on phones' screens. Square, at least 192 pixels wide.",
    accept: withDrawings,
    plate: "h-32",
  },
  {
    name: "heroImage",
    label: "Home page picture",
    hint: "Fills the first screen of the home page: at least 1600 pixels wide, the stone to the right.",
    accept: photoTypes,
    plate: "aspect-video sm:aspect-[21/9]",
  },
]

export type PictureValues = Record<BrandPicture, FormPicture | null>

export const pictureValues = (brand: Record<BrandPicture, string | null> | null): PictureValues => {
  const valueOf = (name: BrandPicture) => (brand?.[name] ? { id: brand[name] } : null)
  return { logo: valueOf("logo"), heroImage: valueOf("heroImage"), favicon: valueOf("favicon") }
}

/** Returns why a file can't be used as a picture, or null. The server checks the file's content. */
export function problemOf({ name, accept }: BrandPictureEntry, file: File): string | null {
  if (!accept.split(",").includes(file.type))
    return `Please choose a JPEG, PNG, WebP, AVIF${accept === photoTypes ? " or GIF" : ", GIF or SVG"} file`
  const megabytes = maxBrandBytes[name] / 1024 / 1024
  return file.size > maxBrandBytes[name] ? `It may have at most ${megabytes} MB` : null
}
