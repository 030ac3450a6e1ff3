// Run in Medusa (see medusa-exec.ts): runs a command of the command line, without the time that its own process needs to
// start. Input: its arguments, such as ["staff:create", "--email", "a@b.test"]. Output: {}.
const path = require("node:path")

const { commands } = require(path.resolve("src/cli/commands.js"))

module.exports = async (container, [name, ...args]) => {
  await commands[name](container, args)
  return {}
}
