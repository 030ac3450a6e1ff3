// @ts-check
// Validates Kubernetes objects, a JSON array on the standard input, and prints a line for each mistake. A process of its
// own, because jest can't load the packages, which are ES modules.
import { readFileSync } from "node:fs"

/** @type {{ apiVersion: string, kind: string, metadata: { name: string } }[]} */
const objects = JSON.parse(readFileSync(0, "utf8"))

for (const object of objects) {
  const { apiVersion, kind, metadata } = object
  const isPrometheus = apiVersion.startsWith("monitoring.coreos.com/")
  const name = isPrometheus ? "@kubernetes-models/prometheus-operator" : "kubernetes-models"
  try {
    const models = await import(`${name}/${apiVersion}`)
    new models[kind](object).validate()
  } catch (error) {
    console.log(`${kind} ${metadata.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
