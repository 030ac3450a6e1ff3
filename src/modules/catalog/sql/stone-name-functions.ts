import { stoneNames } from "../../../contract/stone-names"

const textArray = (texts: readonly string[]): string =>
  `array[${texts.map((it) => `'${it.replaceAll("'", "''")}'`).join(", ")}]`

/** Trade names of stones, for searches. Adding one needs no rebuild of catalog entries. */
export const stoneNameFunctions = [
  `
  create or replace function catalog_stone_names() returns table (names text[], means text[])
  language sql immutable parallel safe rows ${stoneNames.length} as $$
    values ${stoneNames.map((it) => `(${textArray(it.names)}, ${textArray(it.means)})`).join(",\n      ")}
  $$;
  `,
]
