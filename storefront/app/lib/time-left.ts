import { counted } from "./counted"

const hourMs = 3_600_000

/**
 * A span in days and whole hours: `2 days 4 hours`, `1 day`, `5 hours`.
 * @returns null for less than an hour
 */
export function timeLeft(ms: number): string | null {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return null
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return [days > 0 && counted(days, "day"), rest > 0 && counted(rest, "hour")].filter(Boolean).join(" ")
}
