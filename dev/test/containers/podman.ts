import { execFile } from "node:child_process"
import path from "node:path"
import { Problem } from "../../start/problem"

/** Images, containers and volumes of the tests: apart from the machine's own, whose tags they would take. */
export const STORAGE = "/var/tmp/ratna-containers"

/** Options of podman and buildah. */
export const storageOptions = [
  ...["--root", path.join(STORAGE, "images"), "--runroot", path.join(STORAGE, "run")],
  ...["--storage-driver", "overlay"],
]

const env = {
  ...process.env,
  CONTAINERS_CONF: path.resolve("dev/test/containers/containers.conf"),
  // The machine may have no systemd, whose timers would run the health checks. The driver runs them itself.
  DISABLE_HC_SYSTEMD: "true",
}

interface Ran {
  hasSucceeded: boolean
  output: string
  errors: string
}

const execute = (args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile("podman", [...storageOptions, ...args], { env }, (error, output, errors) =>
      resolve({
        hasSucceeded: error === null,
        output: output.trim(),
        errors: errors || (error?.message ?? ""),
      })
    )
  })

/** Runs a podman command. @returns its output @throws Problem when it fails */
export async function podman(...args: string[]): Promise<string> {
  const { hasSucceeded, output, errors } = await execute(args)
  if (hasSucceeded) return output
  throw new Problem(`podman ${args.slice(0, 2).join(" ")} has failed: ${errors}${output}`)
}

/** Whether a podman command succeeds. */
export const succeeds = async (...args: string[]): Promise<boolean> => (await execute(args)).hasSucceeded
