import { Heading, Select, Text } from "@medusajs/ui"
import { type FontPair, fontPairName, fontPairs } from "../../../../src/contract/rules/font-pairs"

interface FontsChoiceProps {
  value: string
  onChange: (fonts: string) => void
}

const pairs = Object.keys(fontPairs) as FontPair[]

/** Chooses one of the built-in pairs of fonts by name; the shop's own page shows them. */
export const FontsChoice = ({ value, onChange }: FontsChoiceProps) => (
  <div role="group" aria-labelledby="brand-fonts" className="flex flex-col gap-4 px-6 py-4">
    <Heading id="brand-fonts" level="h2">
      Fonts
    </Heading>
    <div className="grid grid-cols-1 items-center gap-4 md:grid-cols-2">
      <Select size="small" value={value} onValueChange={onChange}>
        <Select.Trigger aria-label="Fonts">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {pairs.map((pair) => (
            <Select.Item key={pair} value={pair}>
              {fontPairName(pair)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
      <Text size="small" className="text-ui-fg-subtle">
        Headings in the first, everything else in the second.
      </Text>
    </div>
  </div>
)
