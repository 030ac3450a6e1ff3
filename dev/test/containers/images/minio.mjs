// @ts-check
// An S3 server in place of MinIO: `server FOLDER`, on port 9000, with the keys of MINIO_ROOT_USER and MINIO_ROOT_PASSWORD.
import S3rver from "@20minutes/s3rver"
import account from "@20minutes/s3rver/lib/models/account.js"

const { MINIO_ROOT_USER = "", MINIO_ROOT_PASSWORD = "" } = process.env
const [, , , directory = ""] = process.argv

account.DUMMY_ACCOUNT.revokeAccessKey("S3RVER")
account.DUMMY_ACCOUNT.createKeyPair(MINIO_ROOT_USER, MINIO_ROOT_PASSWORD)
const server = new S3rver({
  address: "0.0.0.0",
  port: 9000,
  silent: true,
  directory,
  // It computes other signatures than Amazon for requests to a whole bucket. It still refuses unknown keys.
  allowMismatchedSignatures: true,
  configureBuckets: [],
})
await server.run()
process.once("SIGTERM", () => process.exit(0))
