/**
 * Draws the demo shops' pictures into dev/demo/pictures. What exists is kept:
 *   npx tsx dev/gems/render.ts [--force] [words in the names to draw …]
 */
import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { heroes } from "./heroes"
import { raster } from "./picture"
import { defaultRecipes } from "./recipes/default"
import { sapphireRecipes } from "./recipes/sapphire"
import { Painter, type Scene } from "./scene"
import { shot } from "./shots"

interface Job {
  name: string
  width: number
  height: number
  grain: number
  quality: number
  scene: () => Scene
}

const folder = path.resolve(__dirname, "../demo/pictures")

const stoneJobs: Job[] = Object.entries({ ...defaultRecipes, ...sapphireRecipes }).flatMap(([slug, recipe]) =>
  recipe.views.map((view) => ({
    name: `${slug}-${view}.webp`,
    width: 800,
    height: 1000,
    grain: 0,
    quality: 82,
    scene: () => shot(recipe, view),
  }))
)
const heroJobs: Job[] = Object.entries(heroes).map(([name, scene]) => ({
  name: `${name}.webp`,
  width: 1920,
  height: 1200,
  grain: 5,
  quality: 90,
  scene,
}))

async function draw(job: Job): Promise<void> {
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
  const words = process.argv.slice(2).filter((it) => !it.startsWith("--"))
  const force = process.argv.includes("--force")
  mkdirSync(folder, { recursive: true })
  for (const job of [...heroJobs, ...stoneJobs]) {
    const wanted = words.length === 0 || words.some((it) => job.name.includes(it))
    if (wanted && (force || !existsSync(path.join(folder, job.name)))) await draw(job)
  }
}

void main()
