import { run } from "../../build/run"
import { storageOptions } from "./podman"

/** Builds an image as Docker does: the format of OCI has no HEALTHCHECK. */
export async function buildImage(...args: string[]): Promise<void> {
  const options = ["--isolation", "chroot", "--format", "docker", "--pull-never"]
  await run({
    what: `buildah bud ${args.join(" ")}`,
    command: "buildah",
    args: [...storageOptions, "bud", ...options, ...args],
    env: process.env,
  })
}
