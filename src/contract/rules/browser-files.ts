/** Path of the Medusa server at which the storefront server reads a browser file of another release, by its name. */
export const browserFilesPath = "/internal/browser-files/"

/** Name of a built browser file. */
export const browserFileName = /^[\w.-]{1,200}\.(?:js|css|woff2|svg|webp)$/
