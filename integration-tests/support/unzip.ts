import { strFromU8, unzipSync } from "fflate"
import type { ClientResponse } from "./client"

export interface Unzipped {
  /** `data.json`, parsed. */
  data: Record<string, unknown>
  /** The other files, by name. */
  files: Map<string, Buffer>
}

/** Unpacks a downloaded archive that contains a `data.json`. */
export function unzip({ bytes }: ClientResponse): Unzipped {
  const { "data.json": data, ...others } = unzipSync(bytes)
  if (!data) throw new Error("There is no data.json in the archive")
  return {
    data: JSON.parse(strFromU8(data)) as Record<string, unknown>,
    files: new Map(Object.entries(others).map(([name, it]) => [name, Buffer.from(it)])),
  }
}
