import { Select } from "@medusajs/ui"

interface ChoiceProps<Value extends string> {
  label: string
  words: Readonly<Record<Value, string>>
  value: Value
  onChoose: (value: Value) => void
}

/** Select of a few values, shown by their labels. The select's own label is for screen readers only. */
export const Choice = <Value extends string>({ label, words, value, onChoose }: ChoiceProps<Value>) => (
  <Select size="small" value={value} onValueChange={(it) => onChoose(it as Value)}>
    <Select.Trigger aria-label={label}>
      <Select.Value />
    </Select.Trigger>
    <Select.Content>
      {Object.entries<string>(words).map(([key, word]) => (
        <Select.Item key={key} value={key}>
          {word}
        </Select.Item>
      ))}
    </Select.Content>
  </Select>
)
