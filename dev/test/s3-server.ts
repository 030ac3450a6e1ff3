import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import S3rver from "@20minutes/s3rver"
import { freePort } from "../start/ports"

/** An S3 server with two buckets, for specs. It stores the objects in a temporary folder. */
export class S3TestServer {
  private readonly directory = mkdtempSync(path.join(tmpdir(), "ratna-s3-"))
  private server: S3rver | undefined
  private port = 0

  /** Starts it, also after a stop: with the same port and content. */
  async start(): Promise<void> {
    this.port ||= await freePort()
    this.server = new S3rver({
      address: "127.0.0.1",
      port: this.port,
      silent: true,
      directory: this.directory,
      // It computes other signatures than Amazon for requests to a whole bucket. It still refuses unknown keys.
      allowMismatchedSignatures: true,
      configureBuckets: ["pictures", "others"].map((name) => ({ name, configs: [] })),
    })
    await this.server.run()
  }

  get place() {
    return {
      endpoint: `http://127.0.0.1:${String(this.port)}`,
      bucket: "pictures",
      region: "us-east-1",
      keys: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    }
  }

  /** Value of S3_URL. */
  get url(): string {
    return `http://S3RVER:S3RVER@127.0.0.1:${String(this.port)}/pictures`
  }

  /** Stops it; connections are closed. */
  async halt(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (!server) return
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }

  /** Stops it, and removes its content. */
  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.directory, { recursive: true, force: true })
  }
}
