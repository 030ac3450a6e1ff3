/** A picture in a form: kept already, by its address, or chosen just now. */
export interface FormPicture {
  id: string
  file?: File
}

let chosen = 0

/** A picture that was just chosen, under a name that no other has. */
export const newPicture = (file: File): FormPicture => ({ id: `new-${++chosen}`, file })
