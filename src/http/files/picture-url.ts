/** How `modules/media` names what it keeps: a tenant's folder, and the hash of the content. */
const picture = /^\/static\/\w{1,64}\/[0-9a-f]{32}((-\d{1,4})?\.(webp|png)|\.svg)$/

/** Whether a path can be one of our own pictures; nothing else is ever served under `/static`. */
export const isPicture = (path: string): boolean => picture.test(path)
