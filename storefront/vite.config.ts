import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
import { chunks } from "./chunks.ts"
import { withFaces } from "./app/fonts/faces.ts"

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** React Router's package exports name only its development build; the built storefront ships the production build. */
const productionRouter = [
  { find: /^react-router$/, replacement: file("./node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: file("./node_modules/react-router/dist/production/dom-export.mjs"),
  },
]

/** Runs before Tailwind, which keeps the position of existing rules in a stylesheet. */
const fontFaces: Plugin = {
  name: "ratna-font-faces",
  enforce: "pre",
  transform: { filter: { id: /\/app\/.+\.css(?:\?|$)/ }, handler: (css) => withFaces(css) },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Checking every response costs time and needs zod: no browser's built files contain the check (docs/adr/0010).
  define: {
    __CHECK_RESPONSES__:
      command === "serve" ? "true" : isSsrBuild ? 'process.env["RATNA_CHECK_RESPONSES"] === "true"' : "false",
  },
  plugins: [fontFaces, tailwindcss(), reactRouter()],
  // Every package that any page imports is optimized before the first request: a package that Vite discovered while a
  // page is open would reload it. The alias below hides zod from the scan.
  optimizeDeps: {
    entries: ["app/**/*.{ts,tsx}", "!app/**/*.spec.{ts,tsx}", "!app/{entry.server.tsx,routes.ts}"],
    include: ["zod/v4"],
  },
  resolve: {
    alias: [
      { find: "~", replacement: file("./app") },
      { find: "@contract", replacement: file("../src/contract") },
      { find: "@payments", replacement: file("../src/payments") },
      { find: "@telemetry", replacement: file("../src/lib/telemetry") },
      ...(isSsrBuild ? [] : [{ find: /^zod$/, replacement: file("./app/lib/zod.ts") }]),
      ...(command === "build" ? productionRouter : []),
    ],
  },
  // One copy of the router on the server: the one aliased above.
  ssr: { noExternal: [/^react-router/, /^@react-router\//, "@tanstack/react-query"] },
  build: {
    assetsInlineLimit: 0,
    // Lists of what each part loaded on demand imports would be part of every page (docs/adr/0013).
    modulePreload: false,
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild ? { input: file("./server/main.ts") } : { output: { codeSplitting: chunks } },
  },
}))
