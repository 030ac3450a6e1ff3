import { type FontFile, fontFiles, fontUrl } from "./font-files"

/** What is used of the renderer's font store. */
interface FontStore {
  register: (family: { family: string; fonts: { src: string; fontWeight: number }[] }) => void
  load: (font: { fontFamily: string; fontWeight: number }) => Promise<void>
  getFont: (font: { fontFamily: string; fontWeight: number }) => {
    data: { hasGlyphForCodePoint: (codePoint: number) => boolean } | null
  }
}

const joiner = /[\u200c\u200d]/

/** The fonts of a task process. Each is read when a document first needs one of its characters. */
export class FontShelf {
  private readonly files = fontFiles()
  private readonly loading = new Map<FontFile, Promise<void>>()
  /** The font of each character that a document had; null for a character that no font has. */
  private readonly chosen = new Map<number, FontFile | null>()

  constructor(private readonly store: FontStore) {}

  /** Loads the fonts that a text needs. */
  async prepare(text: string): Promise<void> {
    const characters = new Set(text)
    for (const character of characters) {
      const codePoint = character.codePointAt(0) ?? 0
      if (!this.chosen.has(codePoint)) this.chosen.set(codePoint, await this.choose(codePoint))
    }
  }

  /** Whether a font has a character of a prepared text. */
  has(character: string): boolean {
    return this.fileOf(character) !== null
  }

  /**
   * The families for a prepared text, the Latin ones first. In a text with joiners they are last: a joiner from another
   * font would separate the letters that it joins.
   */
  familiesOf(text: string): string[] {
    const needed = new Set(Array.from(text, (character) => this.fileOf(character)))
    const families = this.files.filter((file) => needed.has(file)).map(({ family }) => family)
    return joiner.test(text) ? families.toReversed() : families
  }

  private fileOf(character: string): FontFile | null {
    return this.chosen.get(character.codePointAt(0) ?? 0) ?? null
  }

  private async choose(codePoint: number): Promise<FontFile | null> {
    for (const file of this.files) {
      if (!file.ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) continue
      await this.load(file)
      const [fontWeight = 400] = file.weights
      const { data } = this.store.getFont({ fontFamily: file.family, fontWeight })
      if (data?.hasGlyphForCodePoint(codePoint)) return file
    }
    return null
  }

  private load(file: FontFile): Promise<void> {
    const loading = this.loading.get(file) ?? this.read(file)
    this.loading.set(file, loading)
    return loading
  }

  private async read(file: FontFile): Promise<void> {
    const { family, weights } = file
    const fonts = weights.map((fontWeight) => ({ src: fontUrl(file, fontWeight), fontWeight }))
    this.store.register({ family, fonts })
    for (const fontWeight of weights) await this.store.load({ fontFamily: family, fontWeight })
  }
}
