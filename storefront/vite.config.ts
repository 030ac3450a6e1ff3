import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** React Router's package exports name its development build only; what ships is the production one. */
const productionRouter = [
  { find: /^react-router$/, replacement: file("./node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: file("./node_modules/react-router/dist/production/dom-export.mjs"),
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      { find: "~", replacement: file("./app") },
      { find: "@contract", replacement: file("../src/contract") },
      ...(command === "build" ? productionRouter : []),
    ],
  },
  // One copy of the router on the server, and the one aliased above.
  ssr: { noExternal: [/^react-router/, /^@react-router\//, "@tanstack/react-query"] },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rolldownOptions: { input: file("./server/main.ts") } } : {}),
  },
}))
