/** Draws the pictures of a demo tenant; see README.md. */
import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { raster } from "./picture"
import type { Recipe } from "./recipe"
import { defaultHero, defaultRecipes } from "./recipes/default"
import { sapphireHero, sapphireRecipes } from "./recipes/sapphire"
import { Painter, type Scene } from "./scene"
import { shot } from "./shots"

interface RecipeSet {
  hero: () => Scene
  stones: Record<string, Recipe>
}

const sets: Record<string, RecipeSet> = {
  default: { hero: defaultHero, stones: defaultRecipes },
  sapphire: { hero: sapphireHero, stones: sapphireRecipes },
}

interface Job {
  name: string
  width: number
  height: number
  grain: number
  quality: number
  scene: () => Scene
}

function jobsOf({ hero, stones }: RecipeSet): Job[] {
  return [
    { name: "hero.webp", width: 2560, height: 1600, grain: 5, quality: 90, scene: hero },
    ...Object.entries(stones).flatMap(([slug, recipe]) =>
      recipe.views.map((view) => ({
        name: `${slug}-${view}.webp`,
        // The first picture is large enough for the zoom.
        ...(view === "face" ? { width: 1280, height: 1600 } : { width: 800, height: 1000 }),
        grain: 0,
        quality: 84,
        scene: () => shot(recipe, view),
      }))
    ),
  ]
}

async function draw(job: Job, folder: string): Promise<void> {
  const started = Date.now()
  const pixels = raster(job.width, job.height, new Painter(job.scene()), job.grain)
  const image = sharp(pixels, { raw: { width: job.width, height: job.height, channels: 3 } })
  const { size } = await image
    .webp({ quality: job.quality, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, job.name))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${job.name}  ${Math.round(size / 1024)} kB  ${seconds} s\n`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  })
  const [setName = "", folder, ...words] = positionals
  const set = sets[setName]
  if (!set || !folder) {
    console.error(
      `usage: render.ts <${Object.keys(sets).join("|")}> <folder> [--force] [words in the names to draw …]`
    )
    process.exit(1)
  }
  mkdirSync(folder, { recursive: true })
  for (const job of jobsOf(set)) {
    const isWanted = words.length === 0 || words.some((it) => job.name.includes(it))
    if (isWanted && (values.force || !existsSync(path.join(folder, job.name)))) await draw(job, folder)
  }
}

void main()
