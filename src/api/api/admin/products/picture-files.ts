import type { SentFile } from "../../../../http/sent-files"

export const picturesOf = (files: readonly SentFile[]): Buffer[] => files.map((file) => file.data)
