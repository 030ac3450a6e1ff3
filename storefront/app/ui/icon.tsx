/** Stroke paths on a 24 px grid; `fill` paths are drawn solid. */
const paths = {
  bag: "M6 8h12l1 12.5H5L6 8Zm3 0V6.5a3 3 0 0 1 6 0V8",
  heart: "M12 20.3S3.5 15.6 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.3-8.5 11-8.5 11Z",
  compare:
    "M12 4v16m-4.5 0h9M5.5 7h13M5.5 7l-2.5 6.5a2.6 2.6 0 0 0 5 0L5.5 7Zm13 0L16 13.5a2.6 2.6 0 0 0 5 0L18.5 7Z",
  user: "M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.4 7.5-5.4s6.7 1.8 7.5 5.4",
  menu: "M4 7.5h16M4 12h16M4 16.5h16",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "m14.5 5.5-6.5 6.5 6.5 6.5",
  right: "m9.5 5.5 6.5 6.5-6.5 6.5",
  up: "m5.5 14.5 6.5-6.5 6.5 6.5",
  down: "m5.5 9.5 6.5 6.5 6.5-6.5",
  check: "m5 12.5 4.5 4.5L19 7.5",
  alert: "M12 8v5m0 3.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  search: "M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5 4 4",
  zoom: "M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5 4 4M8.5 11h5M11 8.5v5",
  chat: "M4 20l1.3-4A8 8 0 1 1 8.3 19L4 20Zm4.5-8.5h7m-7 3h4.5",
  filters:
    "M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  certificate: "M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.2-1-1.3 7 4.5-2.2 4.5 2.2-1.3-7",
  globe:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c2.4 2.6 3.6 5.6 3.6 9s-1.2 6.4-3.6 9c-2.4-2.6-3.6-5.6-3.6-9S9.6 5.6 12 3Z",
  truck:
    "M3 6.5h11v10H3v-10Zm11 3.5h3.8l3.2 3.3v3.2h-7V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  shield: "M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5Zm-3 8.7 2.2 2.2 4-4.2",
  returns: "M4 8.5h11a5 5 0 0 1 0 10H8M4 8.5l4-4m-4 4 4 4",
  mail: "M3.5 6h17v12.5h-17V6Zm0 .8 8.5 6.7 8.5-6.7",
  phone:
    "M6.5 3.5h3l1.5 4-2 1.5c1 2.5 2.5 4 5 5l1.5-2 4 1.5v3c0 1.4-1.1 2.3-2.5 2.2C10.5 18 5.5 13 4.3 6c-.2-1.4.8-2.5 2.2-2.5Z",
  pin: "M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  edit: "M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4",
  trash: "M5 7h14M10 7V4.5h4V7m-7.5 0 .8 13h9.4l.8-13M10 11v5.5m4-5.5v5.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7m-3.2 1.9a9 9 0 0 1-3.3.9c-6 0-9.5-6.5-9.5-6.5a16 16 0 0 1 4-4.5M10 10a3 3 0 0 0 4.2 4.2",
  download: "M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15",
  gem: "M7 4h10l4 5.5L12 20.5 3 9.5 7 4Zm-4 5.5h18M9.5 9.5 12 20.5l2.5-11L12 4 9.5 9.5Z",
  star: "m12 4 2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7L12 4Z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  copy: "M9 9h11v11H9V9Zm-3 6H4V4h11v2",
  facebook:
    "M14 21v-7.5h2.7l.5-3.3H14V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7C17 3.6 16 3.5 15 3.5c-2.5 0-4.2 1.5-4.2 4.3v2.4H8v3.3h2.8V21",
  instagram:
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Zm4.5 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.8-8.4v.1",
  twitter: "M4 4l16 16M20 4 4 20M4 4h4l12 16h-4L4 4Z",
  linkedin: "M5 9.5V20M5 5v.1M10 20V9.5m0 4.5c0-3 1.6-4.5 4-4.5s4 1.5 4 4.5V20",
  youtube:
    "M3 8.5C3 7 4 6 5.5 6h13C20 6 21 7 21 8.5v7c0 1.5-1 2.5-2.5 2.5h-13C4 18 3 17 3 15.5v-7Zm7 1 5 2.5-5 2.5v-5Z",
} as const

export type IconName = keyof typeof paths

interface LookOfIcon {
  className?: string
  filled?: boolean
}

export const Icon = ({ name, ...look }: LookOfIcon & { name: IconName }) => (
  <Strokes path={paths[name]} {...look} />
)

/** Always decorative: its meaning is in the text beside it or in the control's name. */
export function Strokes({
  path,
  className = "size-5",
  filled = false,
}: LookOfIcon & {
  /** Path on a 24 px grid. */
  path: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
