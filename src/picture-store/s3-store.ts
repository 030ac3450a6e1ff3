import { Readable } from "node:stream"
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3"
import type { S3Place } from "../config/s3-url"
import { ByteCache } from "../lib/byte-cache"
import {
  type ByteRange,
  isPictureName,
  type PictureStore,
  pictureType,
  requireFolderName,
  requirePictureName,
} from "./picture-store"
import { connectToS3, isMissingInS3, type S3, s3Unavailable } from "./s3-client"

/** Larger files are streamed. Nearly all pictures are smaller. */
const maxKeptBytes = 2 * 1024 * 1024
const cacheBytes = 32 * 1024 * 1024
const cacheMs = 60 * 60_000
/** Deletions at a time. One request for many files needs a checksum that not every store supports. */
const deletionsAtOnce = 8

/** A file's metadata, with its content if it is small. */
interface Fetched {
  bytes: number
  storedAt: Date
  content: Buffer | undefined
}

class Missing extends Error {}

/** Stores pictures in a bucket: `{tenant id}/{file}`. The files read most are kept in memory. */
export class S3Store implements PictureStore {
  private connection: Promise<S3> | undefined
  private readonly cache = new ByteCache<Fetched>({
    maxBytes: cacheBytes,
    bytesOf: ({ content }) => content?.length ?? 0,
    maxAgeMs: cacheMs,
  })

  constructor(private readonly place: S3Place) {}

  /** Sends one request; `undefined` when the file is missing. */
  private async send<T>(operation: string, request: (s3: S3) => Promise<T>): Promise<T | undefined> {
    this.connection ??= connectToS3(this.place)
    try {
      return await request(await this.connection)
    } catch (error) {
      if (isMissingInS3(error)) return undefined
      throw s3Unavailable(operation, error)
    }
  }

  private at = (name: string) => ({ Bucket: this.place.bucket, Key: requirePictureName(name) })

  /** Requests the bucket itself. @throws ApiError when it can't be used */
  async check(): Promise<void> {
    const bucket = { Bucket: this.place.bucket }
    const found = await this.send("head bucket", ({ sdk, client }) =>
      client.send(new sdk.HeadBucketCommand(bucket))
    )
    if (!found) throw s3Unavailable("head bucket", new Error("There is no such bucket"))
  }

  async has(name: string): Promise<boolean> {
    const at = this.at(name)
    return (
      (await this.send("head", ({ sdk, client }) => client.send(new sdk.HeadObjectCommand(at)))) !== undefined
    )
  }

  async get(name: string) {
    requirePictureName(name)
    const file = await this.cache
      .get(name, "", () => this.fetch(name))
      .catch((error: unknown) => {
        if (error instanceof Missing) return undefined
        throw error
      })
    return (
      file && {
        bytes: file.bytes,
        storedAt: file.storedAt,
        read: (range?: ByteRange) => this.read(name, file, range),
      }
    )
  }

  private async fetch(name: string): Promise<Fetched> {
    const object = await this.open(name)
    const bytes = object.ContentLength ?? 0
    const body = object.Body as Readable
    const isKept = bytes <= maxKeptBytes
    if (!isKept) body.destroy()
    return {
      bytes,
      storedAt: object.LastModified ?? new Date(0),
      content: isKept ? await this.contentOf(body) : undefined,
    }
  }

  private async contentOf(body: Readable): Promise<Buffer> {
    try {
      return Buffer.concat(await body.toArray())
    } catch (error) {
      throw s3Unavailable("get", error)
    }
  }

  private async open(name: string, range?: ByteRange): Promise<GetObjectCommandOutput> {
    const part = range && { Range: `bytes=${String(range.start)}-${String(range.end)}` }
    const at = { ...this.at(name), ...part }
    const object = await this.send("get", ({ sdk, client }) => client.send(new sdk.GetObjectCommand(at)))
    if (!object) throw new Missing()
    return object
  }

  private async read(name: string, { content }: Fetched, range?: ByteRange): Promise<Readable> {
    if (content) return Readable.from([range ? content.subarray(range.start, range.end + 1) : content])
    return (await this.open(name, range)).Body as Readable
  }

  async put(name: string, data: Buffer): Promise<void> {
    const object = { ...this.at(name), Body: data, ContentType: pictureType(name) }
    await this.send("put", ({ sdk, client }) => client.send(new sdk.PutObjectCommand(object)))
  }

  async *list(folder?: string): AsyncGenerator<{ name: string; bytes: number }> {
    const Prefix = folder === undefined ? undefined : `${requireFolderName(folder)}/`
    let ContinuationToken: string | undefined
    do {
      const range = { Bucket: this.place.bucket, Prefix, ContinuationToken }
      const page = await this.send("list", ({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command(range))
      )
      for (const { Key: name = "", Size: bytes = 0 } of page?.Contents ?? []) {
        if (isPictureName(name)) yield { name, bytes }
      }
      ContinuationToken = page?.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async delete(name: string): Promise<void> {
    const at = this.at(name)
    await this.send("delete", ({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(at)))
    this.cache.delete(name)
  }

  async deleteFolder(folder: string): Promise<void> {
    const files = this.list(folder)
    const work = async (): Promise<void> => {
      for await (const { name } of files) await this.delete(name)
    }
    await Promise.all(Array.from({ length: deletionsAtOnce }, work))
  }
}
