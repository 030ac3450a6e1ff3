/** Functions that nothing comes to: were it otherwise, the error says which one is missing. */
export const never = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((it) => [it, `throw Error("${it}")`]))
