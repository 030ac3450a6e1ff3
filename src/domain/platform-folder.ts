/** The folder of what staff uploads in Medusa Admin, beside those of the shops, which are named by their ids. */
export const platformFolder = "platform"
