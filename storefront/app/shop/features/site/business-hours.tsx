import { footerTexts } from "@contract/texts/footer"
import { useText } from "~/lib/site"

export function BusinessHours() {
  const text = useText(footerTexts)
  const days = [
    [text("hours_weekdays"), text("footer_hours_weekdays")],
    [text("hours_saturday"), text("footer_hours_saturday")],
    [text("hours_sunday"), text("footer_hours_sunday")],
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
