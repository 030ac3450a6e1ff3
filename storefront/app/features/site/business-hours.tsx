import { useText } from "~/lib/site"

export function BusinessHours() {
  const text = useText()
  const days = [
    ["Mon - Fri", text("footer_hours_weekdays")],
    ["Saturday", text("footer_hours_saturday")],
    ["Sunday", text("footer_hours_sunday")],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
      {days.map(([day, hours]) => (
        <div key={day} className="contents">
          <dt>{day}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
