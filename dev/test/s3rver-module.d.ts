declare module "@20minutes/s3rver" {
  import type { Server } from "node:http"

  export default class S3rver {
    readonly httpServer: Server
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<unknown>
    close(): Promise<unknown>
  }
}

declare module "@20minutes/s3rver/lib/models/account.js" {
  const account: {
    /** The account of all requests that are signed with one of its keys. */
    DUMMY_ACCOUNT: {
      createKeyPair(id: string, secret: string): void
      revokeAccessKey(id: string): void
    }
  }
  export default account
}
