/** Styles for Medusa's own pages. */
export const medusaStyles = `
/* The tenant's own back office exports and imports. Medusa's endpoints for that are closed. */
a:is([href^="/app/products/export"], [href^="/app/products/import"], [href^="/app/orders/export"], [href^="/app/inventory/export"]) { display: none }

/* An order's items: Medusa gives price, quantity and total a sixth of the card each, which amounts in lakhs exceed. */
.grid.grid-cols-2:has(> .grid.grid-cols-3) { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0.5rem }
.grid.grid-cols-2 > .grid.grid-cols-3 { grid-template-columns: repeat(3, auto); justify-content: end }

@media (max-width: 640px) {
  .grid.grid-cols-2:has(> .grid.grid-cols-3) { grid-template-columns: minmax(0, 1fr) }
  /* Titles of cards, with their badges and buttons, and the toolbars of lists. */
  .flex.justify-between.px-6.py-4, .flex.flex-col.divide-y > .flex.px-6.py-4 .flex { flex-wrap: wrap; row-gap: 0.5rem }
}
`
