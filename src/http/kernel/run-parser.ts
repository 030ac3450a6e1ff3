import type { IncomingMessage, ServerResponse } from "node:http"
import type { ApiRequest } from "./api-request"

/** A body parser of Express. It sets `req.body`. */
export type Parser = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

/** Runs a parser outside Express. @throws errors of body-parser */
export const runParser = (parser: Parser, req: ApiRequest, res: ServerResponse): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error) => {
      if (error instanceof Error) reject(error)
      else resolve()
    })
  })
