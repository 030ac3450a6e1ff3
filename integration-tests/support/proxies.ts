import { spawn, spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePorts } from "../../dev/start/ports"
import { topology } from "./topology"
import { waitFor } from "./wait-for"

const isInstalled = (command: string, option: string): boolean => !spawnSync(command, [option]).error

/** Whether Debian's caddy, or another one on PATH, can be started. */
export const hasCaddy = isInstalled("caddy", "version")
/** Whether Debian's nginx-light can be started; openssl makes its certificate. */
export const hasNginx = isInstalled("nginx", "-v") && isInstalled("openssl", "version")

/** A TLS proxy before the topology's storefronts, with the configuration that docs/ recommends. */
export interface Proxy {
  port: number
  /** Certificate of the authority that signs its certificates. */
  ca: string
  stop: () => Promise<void>
}

const accepts = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.on("error", () => resolve(undefined))
  })

interface Program {
  folder: string
  command: string
  args: string[]
  env?: Record<string, string>
  port: number
}

/** Runs a program until `stop`, with its output in a file of its folder. */
async function run({ folder, command, args, env = {}, port }: Program): Promise<() => Promise<void>> {
  const log = path.join(folder, "output.log")
  const output = openSync(log, "a")
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, ...env },
    stdio: ["ignore", output, output],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitFor(command, () => {
      if (child.exitCode !== null) throw new Error(`${command} ended: ${readFileSync(log, "utf8")}`)
      return accepts(port)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-proxy-"))
  // nginx's workers are another user's.
  chmodSync(folder, 0o755)
  return folder
}

/** Starts Caddy with docs/Caddyfile and options for a machine without the internet: other ports, its own authority. */
export async function startCaddy(): Promise<Proxy> {
  const folder = newFolder()
  const { http, https, ask } = await freePorts(["http", "https", "ask"])
  const options = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    `http_port ${http}`,
    `https_port ${https}`,
    `storage file_system ${folder}`,
  ]
  const file = path.join(folder, "Caddyfile")
  const documented = readFileSync("docs/Caddyfile", "utf8")
  writeFileSync(file, documented.replace("\n{\n", `\n{\n\t${options.join("\n\t")}\n`))
  const { ports, medusaUrls } = topology()
  const stop = await run({
    folder,
    command: "caddy",
    args: ["run", "--adapter", "caddyfile", "--config", file],
    env: {
      RATNA_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
      RATNA_ASK: medusaUrls.map((url) => new URL(url).host).join(" "),
      RATNA_ASK_PORT: String(ask),
    },
    port: https,
  })
  const ca = readFileSync(path.join(folder, "pki/authorities/local/root.crt"), "utf8")
  return { port: https, ca, stop }
}

/** Creates a certificate for all names directly below the domain of docs/nginx.conf. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, "tls.crt"), path.join(folder, "tls.key")]
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...["-subj", "/CN=shops.example.in", "-addext", "subjectAltName=DNS:*.shops.example.in"],
    ...["-out", certificate, "-keyout", key],
  ])
  if (made.status !== 0) throw new Error(made.stderr.toString())
  return { certificate, key }
}

/** Starts nginx with docs/nginx.conf and the topology's ports. */
export async function startNginx(): Promise<Proxy> {
  const folder = newFolder()
  const { http, https } = await freePorts(["http", "https"])
  const { certificate, key } = makeCertificate(folder)
  const [first = 0, second = 0] = topology().ports
  const site = readFileSync("docs/nginx.conf", "utf8")
    .replace("server 127.0.0.1:8000", `server 127.0.0.1:${first}`)
    .replace("# server 10.0.0.12:8000", `server 127.0.0.1:${second}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${https}`)
    .replace("/etc/nginx/tls/shops.example.in.crt", certificate)
    .replace("/etc/nginx/tls/shops.example.in.key", key)
  writeFileSync(path.join(folder, "ratna.conf"), site)
  const file = path.join(folder, "nginx.conf")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  writeFileSync(
    file,
    [
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`,
      "http {",
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      `access_log off; include ${folder}/ratna.conf;`,
      "}",
    ].join("\n")
  )
  const args = ["-p", folder, "-c", file, "-e", "stderr"]
  const stop = await run({ folder, command: "nginx", args, port: https })
  return { port: https, ca: readFileSync(certificate, "utf8"), stop }
}
