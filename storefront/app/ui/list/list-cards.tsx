import type { ReactNode } from "react"
import { CheckBox } from "../check-box"
import type { ListTable } from "./use-list-table"
import { useWindowRows } from "./use-window-rows"

interface ListCardsProps<Row extends object> {
  table: ListTable<Row>
  label: string
  rowName: (row: Row) => string
  selectable: boolean
  /** Content of a card. `select` is its check box, for the card's corner. */
  card: (row: Row, select: ReactNode) => ReactNode
}

const cardHeight = 140

const Gap = ({ height }: { height: number }) => height > 0 && <li aria-hidden="true" style={{ height }} />

/** A list as cards, for narrow windows. Of a long list, only cards in the viewport are rendered. */
export function ListCards<Row extends object>({
  table,
  label,
  rowName,
  selectable,
  card,
}: ListCardsProps<Row>) {
  const { rows } = table.getRowModel()
  const { list, measure, drawn, before, after } = useWindowRows(
    rows.length,
    cardHeight,
    (index) => rows[index]?.id ?? String(index)
  )
  return (
    <ul aria-label={label} ref={list}>
      <Gap height={before} />
      {drawn.map((index) => {
        const row = rows[index]
        if (!row) return null
        const select = selectable ? (
          <CheckBox
            label={`Select ${rowName(row.original)}`}
            checked={row.getIsSelected()}
            onChange={(checked) => row.toggleSelected(checked)}
          />
        ) : null
        return (
          <li key={row.id} ref={measure} data-index={index} className="pb-3">
            {card(row.original, select)}
          </li>
        )
      })}
      <Gap height={after} />
    </ul>
  )
}
