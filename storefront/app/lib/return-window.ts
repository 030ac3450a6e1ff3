import { useSite } from "./site"

/**
 * The number of days in which the tenant takes a stone back, as its pages show it; null when it takes none back.
 * @param specified number of days that the place shows while the tenant hasn't set `return_window_days`
 */
export function useReturnDays(specified: number): number | null {
  const own = useSite().content.return_window_days
  const days = own === undefined ? specified : Number(own)
  return days === 0 ? null : days
}
