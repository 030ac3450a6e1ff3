const unstorable = /\u0000|\p{Surrogate}/u

/** Whether PostgreSQL can store a text: it accepts neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !unstorable.test(text)
