import { useState } from "react"

interface ChosenFile {
  file: File
  /** Changes with every choice: the same file, corrected and chosen again, starts a new import. */
  turn: number
}

/** The catalog file being imported. While its panel writes it, no other file can be chosen. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [isImporting, setImporting] = useState(false)
  return {
    chosen,
    isImporting,
    setImporting,
    choose: (file: File) => setChosen((before) => ({ file, turn: (before?.turn ?? 0) + 1 })),
    close: () => setChosen(null),
  }
}
