import { maxBrandBytes, maxPictureBytes, maxPictures } from "../rules/pictures"
import type { FileMember } from "./endpoint"

/** The pictures that Medusa Admin uploads before it saves a product. */
export const uploadedFiles: readonly FileMember[] = [
  { member: "files", max: maxPictures, maxBytes: maxPictureBytes },
]

/** The brand's pictures as form fields; an empty text removes the picture. */
export const brandFiles: readonly FileMember[] = Object.entries(maxBrandBytes).map(([member, maxBytes]) => ({
  member,
  max: 1,
  maxBytes,
}))

/** The pictures sent with a product. */
export const pictureFiles: readonly FileMember[] = [
  { member: "images", max: maxPictures, maxBytes: maxPictureBytes },
]
