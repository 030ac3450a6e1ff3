/** Marks what stands for a field that isn't one input: pictures, a switch. Spread it onto its outermost element. */
export const fieldPlace = (name: string) => ({ "data-field": name })

/** Goes to what can be pressed first of such a field. @returns whether there is one of that name */
export function focusPlace(name: string): boolean {
  const place = document.querySelector(`[data-field="${name}"]`)
  const first = place?.querySelector<HTMLElement>(":is(button, input):not(:disabled)")
  first?.focus()
  return first !== null && first !== undefined
}
