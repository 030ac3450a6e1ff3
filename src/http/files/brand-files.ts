import type { BrandPicture } from "../../contract/rules/pictures"
import type { SentFile } from "./sent-files"

/** The brand's pictures among the files that were sent. */
export const brandPicturesIn = (files: readonly SentFile[]): Partial<Record<BrandPicture, Buffer>> =>
  Object.fromEntries(files.map((file) => [file.member as BrandPicture, file.data]))
