import { z } from "zod"

/** Where pictures are stored in S3. Without keys, the SDK finds them as it does on every AWS machine. */
export interface S3Place {
  endpoint: string
  bucket: string
  region: string
  keys: { accessKeyId: string; secretAccessKey: string } | undefined
}

const form = "must be https://KEY:SECRET@HOST/BUCKET, with ?region=… unless it is us-east-1"
export const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Reads `S3_URL`. Its messages don't repeat the value, which contains a secret. */
export const s3Url = z.string().transform((text, context): S3Place => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const bucket = bucketName.exec(url?.pathname.replace(/^\/|\/$/g, "") ?? "")?.[0]
  const isHttp = url?.protocol === "https:" || url?.protocol === "http:"
  if (!url || !isHttp || bucket === undefined || !url.username !== !url.password) {
    context.addIssue({ code: "custom", message: form, input: undefined })
    return z.NEVER
  }
  const keys = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get("region") ?? "us-east-1",
    keys: url.username ? keys : undefined,
  }
})
