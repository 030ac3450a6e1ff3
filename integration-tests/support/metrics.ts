import { product } from "./product"

/** Where a process of the running product serves its metrics: the Medusa server has the storefront's port + 1. */
export const metricsUrl = (server: "storefront" | "medusa"): string => {
  const port = Number(product().env["METRICS_PORT"]) + (server === "medusa" ? 1 : 0)
  return `http://127.0.0.1:${String(port)}/metrics`
}

/** Returns the current metrics as Prometheus text. */
export async function metricsOf(server: "storefront" | "medusa"): Promise<string> {
  const response = await fetch(metricsUrl(server))
  if (response.status !== 200) throw new Error(`the metrics responded with ${String(response.status)}`)
  return response.text()
}

/** Returns the series (names with labels, without values) of a metric. */
export const seriesOf = (text: string, metric: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))
    .map((line) => line.slice(0, line.lastIndexOf(" ")))

/** Returns the value of one series; 0 when it does not exist yet. */
export const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0
  )
