import { type BrandPicture, maxBrandBytes } from "../contract/rules/pictures"
import type { FileMember } from "./route-spec"
import type { SentFile } from "./sent-files"

/** The brand's pictures as members of a form; an empty text in the place of one removes it. */
export const brandFiles: readonly FileMember[] = Object.entries(maxBrandBytes).map(([member, maxBytes]) => ({
  member,
  max: 1,
  maxBytes,
}))

/** Those that came along, in base64: a workflow's input is JSON. */
export const brandPicturesIn = (files: readonly SentFile[]): Partial<Record<BrandPicture, string>> =>
  Object.fromEntries(files.map((it) => [it.member as BrandPicture, it.data.toString("base64")]))
