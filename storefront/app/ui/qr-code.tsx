import { cn } from "./cn"

interface QrCodeProps {
  /** The dark modules as one path, in a square of `size` modules. */
  code: { size: number; path: string }
  /** Description of the code's target. */
  label: string
  className?: string
}

export const QrCode = ({ code, label, className }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.size} ${code.size}`}
    shapeRendering="crispEdges"
    className={cn("rounded-lg bg-white", className)}
  >
    <path d={code.path} fill="black" />
  </svg>
)
