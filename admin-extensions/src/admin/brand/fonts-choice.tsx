import { Text } from "@medusajs/ui"
import { type FontPair, fontPairName, fontPairs } from "../../../../src/contract/rules/font-pairs"
import { Choice } from "../lib/choice"
import { Group } from "./group"

interface FontsChoiceProps {
  value: string
  onChange: (fonts: string) => void
}

const pairs = Object.keys(fontPairs) as FontPair[]
const names = Object.fromEntries(pairs.map((pair) => [pair, fontPairName(pair)]))

/** Select of the built-in font pairs by name. The tenant's own brand page previews them. */
export const FontsChoice = ({ value, onChange }: FontsChoiceProps) => (
  <Group title="Fonts">
    <Choice label="Fonts" words={names} value={value} onChoose={onChange} />
    <Text size="small" className="self-center text-ui-fg-subtle">
      Headings in the first, everything else in the second.
    </Text>
  </Group>
)
