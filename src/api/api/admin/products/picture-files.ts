import type { SentFile } from "../../../../http/files/sent-files"

export const picturesOf = (files: readonly SentFile[]): Buffer[] => files.map((file) => file.data)
