import { maxPictureBytes, maxPictures } from "../../../../contract/rules/pictures"
import type { FileMember } from "../../../../http/route-spec"
import type { SentFile } from "../../../../http/sent-files"

/** The pictures that come with a product. */
export const pictureFiles: readonly FileMember[] = [
  { member: "images", max: maxPictures, maxBytes: maxPictureBytes },
]

/** As the workflows take them. */
export const picturesOf = (files: readonly SentFile[]): string[] =>
  files.map((it) => it.data.toString("base64"))
