/** File formats accepted for product pictures. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif"
