import { useState } from "react"

interface ChosenFile {
  file: File
  /** Another one each time: the same file, mended and chosen again, begins anew. */
  turn: number
}

/** The catalogue file on its way in. Whether it is being written is said by its panel: no other is taken meanwhile. */
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
