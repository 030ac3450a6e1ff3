/**
 * What is wrong with a text as it was typed, in the words of the specification; undefined when nothing is. The server's
 * schemas and the browser's forms use the same rules, which is why they need no zod.
 */
export type Rule = (text: string) => string | undefined
