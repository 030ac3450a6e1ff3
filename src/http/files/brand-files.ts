import type { BrandPicture } from "../../contract/rules/pictures"
import type { SentFile } from "./sent-files"

/** Returns the brand's pictures among the uploaded files. */
export const brandPicturesIn = (files: readonly SentFile[]): Partial<Record<BrandPicture, Buffer>> =>
  Object.fromEntries(files.map((file) => [file.member as BrandPicture, file.data]))
