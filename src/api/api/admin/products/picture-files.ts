import type { SentFile } from "../../../../http/sent-files"

/** As the workflows take them. */
export const picturesOf = (files: readonly SentFile[]): string[] =>
  files.map((file) => file.data.toString("base64"))
