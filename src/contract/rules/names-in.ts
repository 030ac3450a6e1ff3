/** How many names a sentence lists. */
const maxNames = 3

/** Lists names in a sentence: `Ruby, Opal, Agate and 2 more`. */
export const namesIn = (names: readonly string[]): string => {
  const more = names.length - maxNames
  return names.slice(0, maxNames).join(", ") + (more > 0 ? ` and ${more} more` : "")
}
