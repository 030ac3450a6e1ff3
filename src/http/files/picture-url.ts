/** Path of a file stored by `modules/media`: the tenant's folder, then the hash of the content. */
const picture = /^\/static\/\w{1,64}\/[0-9a-f]{32}((-\d{1,4})?\.(webp|png)|-\d{1,4}\.jpg|\.svg)$/

/** Returns whether a path has the form of one of our pictures. Nothing else is served under `/static`. */
export const isPicture = (path: string): boolean => picture.test(path)
