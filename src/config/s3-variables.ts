import { z } from "zod"
import { bucketName, s3Url, type S3Place } from "./s3-url"

/** Where pictures are stored in S3: `S3_URL`, or the same in single variables. */
export const s3Variables = {
  S3_URL: s3Url.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().regex(bucketName, "must be the name of a bucket").optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type S3Variables = z.infer<z.ZodObject<typeof s3Variables>>

const single = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const satisfies readonly (keyof S3Variables)[]

/** Returns what is wrong with the set of variables, keyed by the variable; empty when they name one place or none. */
export function s3Faults(given: S3Variables): Partial<Record<keyof S3Variables, string>> {
  const first = single.find((name) => given[name] !== undefined)
  if (first === undefined) return {}
  if (given.S3_URL) return { S3_URL: `is set together with ${first}: set one or the other` }
  const needs: (keyof S3Variables)[] = ["S3_ENDPOINT", "S3_BUCKET"]
  if (given.S3_ACCESS_KEY_ID !== undefined) needs.push("S3_SECRET_ACCESS_KEY")
  if (given.S3_SECRET_ACCESS_KEY !== undefined) needs.push("S3_ACCESS_KEY_ID")
  const missing = needs.filter((name) => given[name] === undefined)
  return Object.fromEntries(missing.map((name) => [name, `is not set, but ${first} is`]))
}

/** Returns the place that the variables name. Without keys, the SDK finds them as it does on every AWS machine. */
export function s3PlaceOf(given: S3Variables): S3Place | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (given.S3_URL) return given.S3_URL
  if (S3_ENDPOINT === undefined || S3_BUCKET === undefined) return undefined
  const hasKeys = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: given.S3_REGION ?? "us-east-1",
    keys: hasKeys ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : undefined,
  }
}

interface PictureSettings extends S3Variables {
  RATNA_MODE: string
  RATNA_ROLE: string
  PICTURE_STORE?: "local" | "s3" | undefined
}

/**
 * Returns what is wrong with the choice of a picture store. With several servers, pictures on the disk of one of them
 * are missing on the others unless all share a folder, so `PICTURE_STORE=local` has to be explicit in production.
 */
export function pictureFaults(given: PictureSettings): { PICTURE_STORE?: string } {
  if (s3PlaceOf(given)) return {}
  if (given.PICTURE_STORE === "s3") return { PICTURE_STORE: "is s3, but neither S3_URL nor S3_BUCKET is set" }
  const needsBucket = given.RATNA_MODE === "production" && given.RATNA_ROLE === "server"
  if (!needsBucket || given.PICTURE_STORE === "local") return {}
  return {
    PICTURE_STORE:
      "must be local when a server has no bucket (S3_URL, or S3_ENDPOINT and S3_BUCKET): all servers must then share DATA_DIR",
  }
}
