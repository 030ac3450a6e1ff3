/** The mailbox that an e-mail is delivered to, for limits per e-mail: `name+tag@host` is `name@host`. */
export const mailboxOf = (email: string): string => email.replace(/^([^+]+)\+[^@]*(?=@)/, "$1")
