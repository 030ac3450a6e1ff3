import { ByteCache } from "../../../lib/byte-cache"
import type { Answer } from "./answer"

/**
 * Caches serialized responses by tenant and request. Each is valid for one catalog version; the cache has a byte limit.
 */
export class AnswerCache {
  private readonly answers: ByteCache<Answer>

  constructor(maxBytes: number) {
    this.answers = new ByteCache({ maxBytes, bytesOf: (it) => it.bytes })
  }

  /** Returns the response for this version, or makes it with `make`. Concurrent requests share one `make`. */
  get(tenantId: string, version: string, key: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.answers.get(`${tenantId} ${key}`, version, make)
  }
}
