import type { Cut } from "./cuts/index"
import type { MaterialName } from "./materials"
import type { TextureName } from "./textures"

export const views = ["face", "side", "scale"] as const
export type View = (typeof views)[number]

interface Seen {
  /** Length of the stone in millimetres; the ruler in the picture is to scale. */
  millimetres: number
  /** Rotation of the stone under the camera, degrees. */
  turn: number
  views: readonly View[]
}

export interface FacetedRecipe extends Seen {
  cut: Cut
  material: MaterialName
}

export interface CabochonRecipe extends Seen {
  texture: TextureName
  width: number
  height: number
}

export type Recipe = FacetedRecipe | CabochonRecipe

const both = ["face", "side"] as const

export const faceted = (
  cut: Cut,
  material: MaterialName,
  millimetres: number,
  turn: number,
  seen: readonly View[] = both
): FacetedRecipe => ({ cut, material, millimetres, turn, views: seen })

export const polished = (
  texture: TextureName,
  width: number,
  height: number,
  millimetres: number,
  turn: number,
  seen: readonly View[] = both
): CabochonRecipe => ({ texture, width, height, millimetres, turn, views: seen })
