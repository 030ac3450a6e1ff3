import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../config/env"
import { bytesIn, movePictures } from "../commands/picture/move-pictures"
import { stores } from "../picture-store/stores"
import { progressBar } from "./progress-bar"

const usage = "Please give the destination: --to s3 or --to local"

export async function filesMove(_: MedusaContainer, args: readonly string[]): Promise<void> {
  const { to, deletesSource } = readArguments(args)
  const { local, s3 } = stores()
  if (!s3) throw new Error("S3_URL is not set, nor S3_BUCKET, so there is only one store")
  const ends = to === "s3" ? { from: local, to: s3 } : { from: s3, to: local }
  const bar = progressBar(await bytesIn(ends.from), "files")
  const onProgress = ({ bytes, files }: { bytes: number; files: number }) => bar.show(bytes, files)
  const report = await movePictures({ ...ends, deletesSource, onProgress }).finally(bar.end)
  console.log(
    `${report.copied} files copied, ${report.present} were there already, ${report.deleted} originals deleted`
  )
  if ((env().PICTURE_STORE ?? "s3") !== to) {
    console.log(
      `New pictures are still stored in the other place. Set PICTURE_STORE=${to}, restart, and run this again.`
    )
  }
}

/** @throws Error with a sentence for arguments that it doesn't have */
function readArguments(args: readonly string[]): { to: "s3" | "local"; deletesSource: boolean } {
  const rest = args.filter((arg) => arg !== "--delete")
  const [flag, to] = rest.length === 1 ? (rest[0] ?? "").split("=") : rest
  if (rest.length > 2 || flag !== "--to" || (to !== "s3" && to !== "local")) throw new Error(usage)
  return { to, deletesSource: rest.length < args.length }
}
