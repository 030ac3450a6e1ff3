/**
 * Takes the focus from a number input when the mouse wheel turns over it. The browser would change the number
 * otherwise, and Medusa's forms would save it.
 */
export function leaveNumbersAtWheel(): void {
  const leave = ({ target }: WheelEvent) => {
    if (target instanceof HTMLInputElement && target.type === "number") target.blur()
  }
  document.addEventListener("wheel", leave, { passive: true })
}
