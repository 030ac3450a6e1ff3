import { useState } from "react"

/** The row that is being edited; one at a time. */
export interface OneRow {
  isEditing: (id: string) => boolean
  /** It was edited last and none is now, so it receives the focus. */
  isLast: (id: string) => boolean
  edit: (id: string) => void
  close: () => void
}

export function useOneRow(): OneRow {
  const [{ editing, last }, set] = useState<{ editing: string | null; last: string | null }>({
    editing: null,
    last: null,
  })
  return {
    isEditing: (id) => editing === id,
    isLast: (id) => editing === null && last === id,
    edit: (id) => set({ editing: id, last: id }),
    close: () => set((before) => ({ editing: null, last: before.last })),
  }
}
