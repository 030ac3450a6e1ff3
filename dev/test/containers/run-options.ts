import path from "node:path"
import type { ComposeService } from "./compose-file"

/** Before the name of each container, network and volume. */
export const PREFIX = "ratna-test_"

/** An option that is given once for each value. */
export const each = (option: string, values: readonly string[]): string[] =>
  values.flatMap((value) => [option, value])

function healthOptions(check: ComposeService["healthcheck"]): string[] {
  if (check === undefined) return []
  if ("disable" in check) return ["--no-healthcheck"]
  const [kind, ...test] = check.test
  return [
    ...["--health-cmd", kind === "CMD" ? JSON.stringify(test) : test.join(" ")],
    ...(check.interval === undefined ? [] : ["--health-interval", check.interval]),
    ...(check.retries === undefined ? [] : ["--health-retries", String(check.retries)]),
  ]
}

/** A bind mount of a file of the clone, or a named volume. */
const mounted = (volume: string): string =>
  /^[./]/.test(volume)
    ? path.resolve(volume.split(":")[0] ?? "") + volume.slice(volume.indexOf(":"))
    : PREFIX + volume

/**
 * Docker mounts a tmpfs empty and without the right to execute; podman does neither by itself. Podman knows no uid, only
 * the container's user (U).
 */
const tmpfsOf = (place: string): string =>
  `${place.replace(/uid=\d+,gid=\d+/, "U")}${place.includes(":") ? "," : ":"}noexec,notmpcopyup`

/** Arguments of `podman run` for a service. */
export function runOptions(name: string, service: ComposeService): string[] {
  const [program, ...entrypoint] = service.entrypoint ?? []
  return [
    ...["--detach", "--pull", "never", "--name", PREFIX + name, "--hostname", name],
    ...["--stop-timeout", service.stop_grace_period.replace("s", ""), "--restart", service.restart],
    ...(service.read_only ? ["--read-only", "--read-only-tmpfs=false"] : []),
    ...(service.mem_limit === undefined ? [] : ["--memory", service.mem_limit]),
    ...(service.working_dir === undefined ? [] : ["--workdir", service.working_dir]),
    ...(program === undefined ? [] : ["--entrypoint", JSON.stringify([program, ...entrypoint])]),
    ...each("--tmpfs", service.tmpfs.map(tmpfsOf)),
    ...each("--cap-drop", service.cap_drop),
    ...each(
      "--security-opt",
      service.security_opt.map((option) => option.replace(/:true$/, ""))
    ),
    ...each("--publish", service.ports),
    ...each("--volume", service.volumes.map(mounted)),
    ...each(
      "--env",
      Object.entries(service.environment).map(([variable, value]) => `${variable}=${value}`)
    ),
    ...healthOptions(service.healthcheck),
    service.image,
    ...service.command,
  ]
}
