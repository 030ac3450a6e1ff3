import { texts } from "./texts"

/** A tenant's colours as SVG: the page's policy forbids style attributes in its HTML. */
export const Swatches = ({ colours }: { colours: readonly string[] }) => (
  <svg
    role="img"
    aria-label={texts.colours(colours.join(", "))}
    viewBox={`0 0 ${String(colours.length * 32 - 8)} 24`}
    className="mt-4 h-6 self-start"
  >
    {colours.map((it, index) => (
      <circle
        key={index}
        cx={12 + 32 * index}
        cy={12}
        r={11.5}
        fill={it}
        stroke="currentColor"
        strokeOpacity={0.15}
      />
    ))}
  </svg>
)
