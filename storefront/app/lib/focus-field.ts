/**
 * Marks the outermost element of a field that isn't a single input: pictures, a switch. Spread it onto that element.
 */
export const fieldPlace = (name: string) => ({ "data-field": name })

/**
 * Focuses the first focusable element of such a field.
 * @returns whether a field of that name exists
 */
export function focusPlace(name: string): boolean {
  const place = document.querySelector(`[data-field="${name}"]`)
  const first = place?.querySelector<HTMLElement>(":is(button, input):not(:disabled)")
  first?.focus()
  return first !== null && first !== undefined
}
