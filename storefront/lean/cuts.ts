import type { Cuts } from "./leave-out.ts"
import { reactDom, reactDomClient } from "./react-dom.ts"
import { reactRouter } from "./react-router.ts"

/** Vite's own: it would wait for style sheets and name further files ahead, and lazy parts have neither. */
const lazyParts: Cuts = { files: /vite\/preload-helper/, bodies: { preload: "return baseModule()" } }

/** What the browser's files do without. */
export const cuts: readonly Cuts[] = [reactRouter, reactDomClient, reactDom, lazyParts]
