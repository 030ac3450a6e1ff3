import { slugify } from "./slug"

/**
 * Hands out a slug for each product of one file: the name's, then with 2, 3, … at its end for its namesakes.
 * The same file gives the same slugs each time, which is what lets a second import find the products of the first.
 */
export class Slugs {
  private readonly used = new Set<string>()
  private readonly last = new Map<string, number>()

  /** Keeps a slug that a row names for that row. @returns false where another row has it already */
  reserve(slug: string): boolean {
    if (this.used.has(slug)) return false
    this.used.add(slug)
    return true
  }

  next(name: string, wanted: string | null): string {
    const base = wanted ?? (slugify(name) || "gem")
    let slug = base
    let n = this.last.get(base) ?? 1
    while (this.used.has(slug)) slug = `${base}-${++n}`
    this.last.set(base, n)
    this.used.add(slug)
    return slug
  }
}
