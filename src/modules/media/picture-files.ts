import type { Readable, Writable } from "node:stream"
import type { FileTypes, MedusaContainer } from "@medusajs/framework/types"
import { AbstractFileProviderService, MedusaError } from "@medusajs/framework/utils"
import { ApiError } from "../../lib/api-error"
import { platformFolder } from "../../domain/platform-folder"
import { storeImage } from "../picture/store-image"

const refusal = "Only pictures are kept as files here. Exports and imports of Medusa Admin are closed."

const closed = (): MedusaError => new MedusaError(MedusaError.Types.NOT_ALLOWED, refusal)

/**
 * Medusa's file provider. Accepts pictures only, since stored files are served publicly. Every file that Medusa writes
 * goes through it, from uploads to the exports of its workflows.
 */
export default class PictureFiles extends AbstractFileProviderService {
  static override readonly identifier = "pictures"

  /** @param cradle what Medusa gives its modules: the database connection and the logger, by name */
  constructor(private readonly cradle: Record<string, unknown>) {
    super()
  }

  private get container(): Pick<MedusaContainer, "resolve"> {
    return { resolve: (name: string) => this.cradle[name] } as Pick<MedusaContainer, "resolve">
  }

  /** @throws MedusaError when the file is private, or its content isn't a picture */
  override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
    if (file.access !== "public") throw closed()
    const url = await storeImage(this.container, platformFolder, Buffer.from(file.content, "base64")).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        throw new MedusaError(MedusaError.Types.INVALID_DATA, error.message)
      }
    )
    return { url, key: url.replace(/^\/static\//, "") }
  }

  /** Does nothing: files are named by their content, so another product may use the same one. */
  override delete(): Promise<void> {
    return Promise.resolve()
  }

  override getPresignedDownloadUrl({ fileKey }: FileTypes.ProviderGetFileDTO): Promise<string> {
    return Promise.resolve(`/static/${fileKey}`)
  }

  getPresignedUploadUrl(): Promise<FileTypes.ProviderFileResultDTO> {
    return Promise.reject(closed())
  }

  override getUploadStream(): Promise<{
    writeStream: Writable
    promise: Promise<FileTypes.ProviderFileResultDTO>
    url: string
    fileKey: string
  }> {
    return Promise.reject(closed())
  }

  override getDownloadStream(): Promise<Readable> {
    return Promise.reject(closed())
  }

  override getAsBuffer(): Promise<Buffer> {
    return Promise.reject(closed())
  }
}
