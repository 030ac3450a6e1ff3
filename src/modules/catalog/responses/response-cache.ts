import { ByteCache } from "../../../lib/byte-cache"
import type { PackedJson } from "./packed-json"

/**
 * Caches serialized responses by tenant and request. Each is valid for one catalog version; the cache has a byte limit.
 */
export class ResponseCache {
  private readonly packed: ByteCache<PackedJson>

  constructor(maxBytes: number) {
    this.packed = new ByteCache({ maxBytes, bytesOf: (it) => it.bytes })
  }

  /** Returns the response for this version, or makes it with `make`. Concurrent requests share one `make`. */
  get(tenantId: string, version: string, key: string, make: () => Promise<PackedJson>): Promise<PackedJson> {
    return this.packed.get(`${tenantId} ${key}`, version, make)
  }
}
