/**
 * Rows per import request: few enough for a moving progress bar and for the request size limit, however long the texts
 * are.
 */
export const importBatch = 1_000

/** Concurrent import requests: while the database writes one batch, the next is parsed and validated. */
export const importsAtOnce = 2
