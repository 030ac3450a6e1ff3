const eMail = /[^\s@<>"'(),:;=/\\]+@[^\s@<>"'(),:;/\\]+\.[a-z]{2,}/gi
const query = /(\/[^\s?"'<>()]*)\?[^\s"'<>()]+/g

/** Removes e-mail addresses and the query strings of URLs from a text that is logged. */
export const redact = (text: string): string =>
  (text.includes("@") ? text.replace(eMail, "[e-mail]") : text).replace(query, "$1?[query]")
