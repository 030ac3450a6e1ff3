/**
 * Whether responses are checked against their contract: always in development and component tests, on a built server
 * when RATNA_CHECK_RESPONSES is set, never in a browser's built files (docs/adr/0010). Set at build time.
 */
declare const __CHECK_RESPONSES__: boolean
