import figtree from "../fonts/figtree.woff2?url"
import fraunces from "../fonts/fraunces.woff2?url"

/** The faces that every page's first screen shows. */
export const fontFiles: readonly string[] = [fraunces, figtree]
