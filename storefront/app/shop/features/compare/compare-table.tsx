import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { Product } from "@contract/product"
import { comparePageTexts } from "@contract/texts/compare-page"
import { GstNote } from "~/lib/price/gst-note"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Price } from "~/ui/price"
import { SmallPlate } from "~/ui/small-plate"
import { compareRows, type CompareRow } from "./compare-rows"

const cell = "border-b border-stone-200 px-3 py-3 align-top break-words"

interface ColumnProps {
  stone: Product
  buy: ReactNode
  onRemove: () => void
}

function Column({ stone, buy, onRemove }: ColumnProps) {
  const text = useText(comparePageTexts)
  return (
    <th scope="col" className={cn(cell, "relative w-40 min-w-40 font-normal md:w-auto md:min-w-0")}>
      <SmallPlate
        images={stone.images}
        sizes="(min-width: 1024px) 16rem, 10rem"
        className="aspect-4/5 w-full rounded-2xl"
        gem="size-12"
      />
      <Link
        to={`/products/${stone.slug}`}
        prefetch="intent"
        className="mt-3 block font-medium underline-offset-4 hover:underline"
      >
        {stone.name}
        <span className="mt-1 block text-sm font-normal text-brand-primary-ink underline underline-offset-4">
          {text("compare_view")}
        </span>
      </Link>
      <div className="mt-3">{buy}</div>
      <IconButton
        label={`Remove ${stone.name}`}
        icon="close"
        look="floating"
        className="absolute top-5 right-5"
        onClick={onRemove}
      />
    </th>
  )
}

function Row({ row: { label, cells, differs, isPrice } }: { row: CompareRow }) {
  const text = useText(comparePageTexts)
  return (
    <tr className={cn(differs && "bg-brand-mist")}>
      <th
        scope="row"
        className={cn(
          cell,
          "sticky left-0 z-1 w-28 text-sm font-normal text-stone-700",
          differs ? "bg-brand-mist" : "bg-paper"
        )}
      >
        {label}
        {differs && <span className="mt-0.5 block text-xs text-stone-700">{text("compare_differs")}</span>}
      </th>
      {cells.map(({ value, link, gstRate }, index) => (
        <td key={index} className={cn(cell, differs && "font-medium")}>
          {link ? (
            <a href={link} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {value}
            </a>
          ) : isPrice && value ? (
            <>
              <Price className={cn(differs ? "bg-brand-mist" : "font-normal")}>{value}</Price>
              {gstRate !== undefined && (
                <GstNote own={gstRate} className={cn("block", differs && "bg-brand-mist")} />
              )}
            </>
          ) : (
            value || "–"
          )}
        </td>
      ))}
    </tr>
  )
}

interface CompareTableProps {
  stones: readonly Product[]
  /** The control that adds a product to the cart. */
  buy: (stone: Product) => ReactNode
  onRemove: (stone: Product) => void
}

/**
 * The products side by side, one row per fact. On phones the table scrolls horizontally under a sticky first column.
 */
export function CompareTable({ stones, buy, onRemove }: CompareTableProps) {
  const text = useText(comparePageTexts)
  const rows = compareRows(stones, {
    price: text("compare_price"),
    perCarat: text("compare_per_carat"),
    stock: text("compare_stock"),
    inStock: text("compare_in_stock"),
    outOfStock: text("compare_out_of_stock"),
  })
  return (
    <div
      role="region"
      aria-labelledby="compare"
      // A horizontally scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="-mx-4 overflow-x-auto sm:mx-0"
    >
      <table className="w-full border-separate border-spacing-0 text-left md:table-fixed">
        <thead>
          <tr>
            <td className={cn(cell, "sticky left-0 z-1 w-28 bg-paper lg:w-36")} />
            {stones.map((it) => (
              <Column key={it.id} stone={it} buy={buy(it)} onRemove={() => onRemove(it)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((it) => (
            <Row key={it.label} row={it} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
