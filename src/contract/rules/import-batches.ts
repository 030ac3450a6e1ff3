/** So many rows go into one call: few enough that a bar moves, and that they fit into it however long their texts are. */
export const importBatch = 1_000

/** So many calls are under way at once: while the database writes one batch, the next is read and looked through. */
export const importsAtOnce = 2
