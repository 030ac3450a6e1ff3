import { cn } from "~/ui/cn"

/** Dots of the built-in colours. A colour that a tenant added is shown by name only. */
const dots: Record<string, string> = {
  red: "bg-[#a3122f]",
  blue: "bg-[#1d4ea8]",
  green: "bg-[#0e7a4f]",
  yellow: "bg-[#e8bb2e]",
  pink: "bg-[#e58aa9]",
  purple: "bg-[#6d3fa0]",
  white: "bg-white",
  black: "bg-[#1c1917]",
  brown: "bg-[#7a4a26]",
  orange: "bg-[#e07b24]",
  // Transparent: the pattern behind it is visible.
  clear: "bg-[repeating-conic-gradient(#a8a29e_0_25%,#fff_0_50%)] bg-size-[8px_8px]",
  "multi-color": "bg-conic from-[#a3122f] via-[#e8bb2e] via-40% to-[#1d4ea8]",
}

export function ColorDot({ color }: { color: string }) {
  const dot = dots[color.toLowerCase()]
  if (!dot) return null
  return (
    <span aria-hidden="true" className={cn("size-4 shrink-0 rounded-full border border-stone-900/20", dot)} />
  )
}
