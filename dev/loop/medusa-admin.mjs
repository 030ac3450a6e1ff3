// @ts-check
import path from "node:path"
import { develop } from "@medusajs/admin-bundler"
import express from "express"

/**
 * Medusa Admin on Medusa's own development server (Vite): a saved file of admin-extensions appears at once. Requests to
 * the Medusa server go through the same port, so that they have the same origin as the page. Variables: ADMIN_PORT,
 * MEDUSA_URL.
 */
const { ADMIN_PORT, MEDUSA_URL = "" } = process.env
const pages = await develop({
  path: "/app",
  backendUrl: "/",
  sources: [path.resolve("admin-extensions/src/admin")],
  plugins: [],
  outDir: path.resolve(".medusa/admin/dev"),
  vite: () => ({ server: { proxy: { "^/(?!app)": { target: MEDUSA_URL } } } }),
})
express().use(pages).listen(Number(ADMIN_PORT), "127.0.0.1")
