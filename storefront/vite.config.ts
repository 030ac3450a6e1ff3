import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import { chunks } from "./chunks.ts"
import { withFaces } from "./app/fonts/faces.ts"

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** React Router's package exports name its development build only; what ships is the production one. */
const productionRouter = [
  { find: /^react-router$/, replacement: file("./node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: file("./node_modules/react-router/dist/production/dom-export.mjs"),
  },
]

/** Ahead of Tailwind, which keeps the place of what stands in a sheet. */
const fontFaces: Plugin = {
  name: "ratna-font-faces",
  enforce: "pre",
  transform: { filter: { id: /\/app\/.+\.css(?:\?|$)/ }, handler: (css) => withFaces(css) },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Looking at every answer costs time and needs zod: no browser's built files have it (docs/adr/0010).
  define: {
    __CHECK_ANSWERS__:
      command === "serve" ? "true" : isSsrBuild ? 'process.env["RATNA_CHECK_ANSWERS"] === "true"' : "false",
  },
  plugins: [fontFaces, tailwindcss(), reactRouter()],
  // Met first while a page is open: left to be found then, it would load the page anew.
  optimizeDeps: { include: ["zod/v4"] },
  resolve: {
    alias: [
      { find: "~", replacement: file("./app") },
      { find: "@contract", replacement: file("../src/contract") },
      ...(isSsrBuild ? [] : [{ find: /^zod$/, replacement: file("./app/lib/zod.ts") }]),
      ...(command === "build" ? productionRouter : []),
    ],
  },
  // One copy of the router on the server, and the one aliased above.
  ssr: { noExternal: [/^react-router/, /^@react-router\//, "@tanstack/react-query"] },
  build: {
    assetsInlineLimit: 0,
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild ? { input: file("./server/main.ts") } : { output: { codeSplitting: chunks } },
  },
}))
