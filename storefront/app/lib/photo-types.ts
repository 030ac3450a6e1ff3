/** The formats that become pictures of products. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif"
