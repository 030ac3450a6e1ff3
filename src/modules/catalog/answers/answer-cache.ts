import { ByteCache } from "../../../lib/byte-cache"
import type { Answer } from "./answer"

/** Ready answers by tenant and request, each of the catalogue version it was made of, within a budget of bytes. */
export class AnswerCache {
  private readonly answers: ByteCache<Answer>

  constructor(maxBytes: number) {
    this.answers = new ByteCache({ maxBytes, bytesOf: (it) => it.bytes })
  }

  /** The answer for this version, made by `make` when it isn't there; asked twice at once, it is made once. */
  get(tenantId: string, version: string, key: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.answers.get(`${tenantId} ${key}`, version, make)
  }
}
