/** What is used of fontkit, which has no types. The renderer's types refer to it. */
declare module "fontkit" {
  export interface Font {
    type: string
    hasGlyphForCodePoint: (codePoint: number) => boolean
  }
}
