/** The folder of staff's uploads in Medusa Admin, next to those of the tenants, which are named by their ids. */
export const platformFolder = "platform"
