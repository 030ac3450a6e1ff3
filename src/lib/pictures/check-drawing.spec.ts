import { gzipSync } from "node:zlib"
import { checkDrawing } from "./check-drawing"
import { pictures } from "./picture-tasks"

const svg = (content: string, head = ""): Buffer =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`)
const check = (drawing: Buffer) => () => checkDrawing(drawing, "logo")

describe("an uploaded drawing", () => {
  it("of an ordinary size is accepted, with a long style and description", () => {
    const quiet = `<style>${".a{fill:red}".repeat(80)}</style><desc>${"about ".repeat(200)}</desc>`
    const shapes = "<path d='M0 0'/>".repeat(1_900)
    expect(check(svg(`${quiet}${shapes}<text>Ratna</text>`))).not.toThrow()
    expect(check(svg("<g/>", '<?xml version="1.0" encoding="UTF-8"?>'))).not.toThrow()
  })

  it("with embedded pictures of pixels and fonts is accepted", () => {
    const font = `<style>@font-face{font-family:A;src: url("data:font/woff2;base64,AA")}</style>`
    const picture = `<image href="data:image/png;base64,AA"/><image xlink:href='data:image/jpeg,AA'/>`
    expect(check(svg(`<title>Our data: 12</title>${font}${picture}`))).not.toThrow()
  })

  it.each([
    ["compressed", gzipSync(svg("<g/>")), "SVGZ"],
    ["larger than 64 KB", svg("<!-- x -->".repeat(7_000)), "64 KB"],
    ["of more than 2,000 elements", svg("<g/>".repeat(2_001)), "2,000 elements"],
    ["of more than 500 letters", svg(`<text>${"a b ".repeat(251)}</text>`), "500 letters"],
    ["whose letters are outside of comments", svg(`<!-- <style> --><text>${"a".repeat(501)}</text>`), "500"],
    ["whose letters are character data", svg(`<text><![CDATA[${"a".repeat(501)}]]></text>`), "500 letters"],
    ["with a script", svg("<script>1</script>"), "scripts"],
    ["with entities", svg("<g/>", '<!DOCTYPE svg [<!ENTITY a "b">]>'), "scripts"],
    ["with attributes by declaration", svg("<g/>", '<!DOCTYPE svg [<!ATTLIST g d CDATA "M0">]>'), "scripts"],
    ["with another drawing in it", svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), "another"],
    [
      "whose letters follow an instruction",
      svg(`<?x <title> ?><text>${"a".repeat(501)}</text>`),
      "500 letters",
    ],
    ["whose encoding hides its markup", svg("<g/>", '<?xml version="1.0" encoding="UTF-7"?>'), "UTF-8"],
    ["in UTF-16", Buffer.from(svg("<g/>").toString(), "utf16le"), "UTF-8"],
  ])("%s is refused before a decoder reads it", (_what, drawing, message) => {
    expect(check(drawing)).toThrow(message)
  })

  it.each([
    ...["data:image/s&#118;g+xml;base64,", "&#x64;ata:image/&#x00053;VG+xml,", "data:image/s&#10;vg+xml,"],
    ...[" data: image/svg+xml,", "data:,", "data:;base64,", "data:text/xml,", "data:font/woff2,"],
  ])("with another drawing in it, written as %s, is refused", (address) => {
    expect(check(svg(`<use href="${address}x#a"/>`))).toThrow("another drawing")
  })

  it.each(["url(\\64 ata:,x#a)", "url(d\\000061ta:,x#a)", "url(\\1 data:,x#a)", "url('da\\ta:,x')"])(
    "with another drawing in its style, written as %s, is refused",
    (address) => {
      expect(check(svg(`<style>g{fill:${address}}</style><g/>`))).toThrow("another drawing")
    }
  )

  it.each(["<", "<!--", "<![CDATA[", "<?", "<g"])("of markup that never ends, %s, blocks nobody", (begin) => {
    const from = process.cpuUsage()
    check(Buffer.from(`<svg>${begin.repeat(60_000 / begin.length)}`))()
    const { user, system } = process.cpuUsage(from)
    expect((user + system) / 1000).toBeLessThan(200)
  })

  it("is refused as a logo when it is compressed, and as a product's picture in any form", async () => {
    const compressed = gzipSync(svg("<g/>"))
    await expect(pictures.brandPicture("a", "logo", compressed, "logo")).rejects.toThrow("SVGZ")
    await expect(pictures.photo("a", svg("<g/>"), "images")).rejects.toThrow("JPEG, PNG, WebP, AVIF or GIF")
    await expect(pictures.brandPicture("a", "icon", Buffer.from("none"), "favicon")).rejects.toThrow("or SVG")
  })
})
