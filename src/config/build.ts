import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/** Hash of the sources that this server was compiled from, written by `dev/build`; in the server's folder. */
const file = path.resolve(__dirname, "../../.ratna-sources")
const build = existsSync(file) ? readFileSync(file, "utf8").slice(0, 12) : "source"

/**
 * Returns a version of data as this build responds with it: another build may respond differently to the same data, so
 * that a storefront must not keep its responses. Builds are part of the timeline (see `timelineOf`).
 */
export const versionInBuild = (version: string): string => `${build}-${version}`
