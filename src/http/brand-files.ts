import type { BrandPicture } from "../contract/rules/pictures"
import type { SentFile } from "./sent-files"

/** The brand's pictures among the files that were sent, in base64: a workflow's input is JSON. */
export const brandPicturesIn = (files: readonly SentFile[]): Partial<Record<BrandPicture, string>> =>
  Object.fromEntries(files.map((file) => [file.member as BrandPicture, file.data.toString("base64")]))
