/** Shows the colour typed beside it, once the value is a valid colour. */
export const Swatch = ({ color }: { color: string }) => (
  <svg viewBox="0 0 28 28" className="size-7 shrink-0 text-ui-border-strong" aria-hidden="true">
    <rect
      x={0.5}
      y={0.5}
      width={27}
      height={27}
      rx={6}
      fill={/^#[0-9a-f]{6}$/i.test(color) ? color : "none"}
      stroke="currentColor"
    />
  </svg>
)
