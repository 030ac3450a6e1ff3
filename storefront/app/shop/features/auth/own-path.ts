/**
 * Path of a page, with its query. Each segment begins with a letter, a digit, `_` or `-`, so that no path begins with
 * `//`, `/\` or an encoded form of them, which lead to another site; nor does one contain `..`.
 */
const shape = /^(?:\/[\w-][\w.~%-]*)+\/?(?:\?[\x21-\x22\x24-\x5b\x5d-\x7e]*)?$/

/** Returns the path of this origin that an address names; the home page for anything else. */
export const ownPath = (named: string): string => (shape.test(named) ? named : "/")
