/** @jest-environment node */
import { gunzipSync } from "node:zlib"
import { deflated, gzipOf, stored } from "./gzip"

it("concatenated pieces decompress to one text, however each piece was made", async () => {
  const texts = ["<p>₹ ".repeat(5_000), "nonce", "<b>ruby</b>".repeat(3_000), ""].map((it) => Buffer.from(it))
  const [a, nonce, b, empty] = texts as [Buffer, Buffer, Buffer, Buffer]
  const pieces = [await deflated(a, 9), stored(nonce), await deflated(b, 1), await deflated(empty, 4)]
  expect(gunzipSync(gzipOf(pieces, texts)).equals(Buffer.concat(texts))).toBe(true)
})
