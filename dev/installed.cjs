// @ts-check
const { readFileSync } = require("node:fs")
const path = require("node:path")

/** @param {string} file @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages

/**
 * npm records an install's result at its end, in a hidden lock file. If that agrees with the lock file, nothing needs
 * to be done. (Packages for other systems are omitted; all of them are optional.)
 * @param {string} folder
 * @param {boolean} omitsDev whether development packages may be absent, as `npm ci --omit=dev` leaves them out
 */
function isInstalled(folder, omitsDev) {
  try {
    const wanted = packagesOf(path.join(folder, "package-lock.json"))
    const there = packagesOf(path.join(folder, "node_modules", ".package-lock.json"))
    return Object.entries(wanted).every(([name, entry]) => {
      if (name === "") return true
      const found = there[name]
      if (found) return found.version === entry.version
      if (omitsDev && entry.dev === true) return true
      return entry.optional === true || entry.devOptional === true || entry.peer === true
    })
  } catch {
    return false
  }
}

module.exports = { isInstalled }
