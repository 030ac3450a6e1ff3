/**
 * Returns what is wrong with a typed text, in the specification's wording, or undefined. The server's schemas and the
 * browser's forms share these rules, so they don't depend on zod.
 */
export type Rule = (text: string) => string | undefined
