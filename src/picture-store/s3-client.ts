import type * as SdkModule from "@aws-sdk/client-s3"
import { logger } from "@medusajs/framework/logger"
import type { S3Place } from "../config/s3-url"
import { ApiError } from "../lib/api-error"

type Sdk = typeof SdkModule

/** The SDK with a client. It is loaded at its first use, so that an installation without S3 doesn't hold it. */
export interface S3 {
  sdk: Sdk
  client: SdkModule.S3Client
}

export async function connectToS3({ endpoint, region, keys }: S3Place): Promise<S3> {
  const sdk = await import("@aws-sdk/client-s3")
  const client = new sdk.S3Client({
    endpoint,
    region,
    ...(keys && { credentials: keys }),
    // Every S3-compatible store supports path-style addresses.
    forcePathStyle: true,
    // Stores other than Amazon's reject the SDK's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  })
  return { sdk, client }
}

/** HTTP status of an S3 error; undefined when there was no response. */
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Whether an S3 error means that there is no such file. A missing bucket is a fault of the configuration. */
export const isMissingInS3 = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== "NoSuchBucket"

/**
 * Maps an S3 error to SERVICE_UNAVAILABLE. Its log line contains the operation, the error's name and the status only:
 * the SDK's errors hold the access key id and the signed request.
 */
export function s3Unavailable(operation: string, error: unknown): ApiError {
  const name = error instanceof Error ? error.name : "Error"
  logger.warn(`S3: ${operation} failed: ${name}, status ${String(statusOf(error) ?? "none")}`)
  return new ApiError(
    "SERVICE_UNAVAILABLE",
    "Pictures can't be stored or read at the moment. Please try again."
  )
}
