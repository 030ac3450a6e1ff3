import { slugify } from "./slug"

/**
 * Generates a slug for each product of one file: the name's slug, with 2, 3, … appended for duplicates. The same file
 * yields the same slugs each time, so a second import finds the products of the first.
 */
export class Slugs {
  private readonly used = new Set<string>()
  private readonly last = new Map<string, number>()

  /** Reserves the slug that a row specifies. @returns false when another row has it already */
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
