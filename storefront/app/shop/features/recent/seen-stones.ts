import { keptList } from "~/lib/kept-list"

const maxSeen = 8

/** The products last viewed on this device, newest first. */
export const seenStones = keptList("seen-stones", maxSeen)

export function rememberStone(slug: string): void {
  const seen = seenStones.read()
  if (seen[0] !== slug) seenStones.write([slug, ...seen.filter((it) => it !== slug)])
}
