/** Max values of a request's body. Rows of a list aren't counted themselves, their members are. */
export const maxBodyValues = 250_000
/** Max members of an object of a large body. A row of an import with more of them fails by itself. */
export const maxMembers = 200
