import path from "node:path"
import { Problem, shown } from "../../start/problem"
import { makeImageTree } from "./tree"

/** `node dev/image.mjs <folder>`: the tree of an image, from the built clone. */
export const main = ([folder]: string[]): Promise<void> =>
  shown(() => {
    if (folder === undefined) throw new Problem("node dev/image.mjs needs the folder that it makes.")
    makeImageTree(path.resolve(folder))
    return Promise.resolve()
  })
