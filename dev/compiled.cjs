// @ts-check
const { existsSync, readdirSync, statSync } = require("node:fs")
const path = require("node:path")

/** The folders with what `npm start` and the roles run before their servers. */
const FOLDERS = ["dev/build", "dev/postgres", "dev/start"]
/** The modules of this folder that the compiled start imports. */
const MODULES = ["dev/compiled.cjs", "dev/lock.mjs", "dev/node-flags.cjs", "dev/process-start.mjs"]
const SERVER_FOLDER = ".medusa/server"
const IS_COMPILED = /(?<!\.d|\.spec)\.ts$/

/** The compiled file of a TypeScript file, both from the root folder. @param {string} file */
const compiledFile = (file) => path.join(SERVER_FOLDER, file.replace(/\.tsx?$/, ".js"))

/** The TypeScript files of the start. An image has none: it contains only the compiled ones. */
const startSources = () =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => IS_COMPILED.test(name))
      .map((name) => path.join(folder, name))
  )

/** Whether a file was compiled from its present source, whose time the output has. @param {string} file */
function isCurrent(file) {
  const made = statSync(compiledFile(file), { throwIfNoEntry: false })
  return made !== undefined && Math.abs(made.mtimeMs - statSync(file).mtimeMs) < 1
}

/** Whether the start can run as it was compiled, without the packages that compile it. */
const isStartCompiled = () =>
  existsSync(compiledFile("dev/start/main.ts")) && [...startSources(), ...MODULES].every(isCurrent)

module.exports = { MODULES, compiledFile, startSources, isStartCompiled }
