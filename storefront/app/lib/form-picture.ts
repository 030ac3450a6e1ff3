/** A picture in a form: saved already, with its URL, or newly chosen. */
export interface FormPicture {
  id: string
  file?: File
}

let chosen = 0

/** A newly chosen picture with a unique id. */
export const newPicture = (file: File): FormPicture => ({ id: `new-${++chosen}`, file })
