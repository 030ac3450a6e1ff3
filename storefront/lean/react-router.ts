import type { Cuts } from "./leave-out.ts"
import { never } from "./never.ts"

/** Actions, fetchers, routes found while browsing, view transitions, server components, tracing, warnings. */
export const reactRouter: Cuts = {
  files: /\/react-router\/dist\/production\/[\w-]+\.mjs$/,
  bodies: {
    // Texts for developers: development's build has them.
    invariant: "if (value === false || value == null) throw Error()",
    invariant2: "if (value === false || value == null) throw Error()",
    warning: "",
    warningOnce: "",
    warnOnce: "",
    getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", "", true)',
    preventInvalidServerHandlerCall: "",
    // Our own error boundary stands around every route.
    DefaultErrorComponent: "return null",
    // Pages have loaders alone: whatever changes something is a call of the API.
    isMutationMethod: "return false",
    normalizeNavigateOptions: "return { path }",
    getSubmissionFromNavigation: "",
    markFetchRedirectsDone: "return false",
    abortStaleFetchLoads: "return false",
    interruptActiveLoads: "isRevalidationRequired = true",
    // All routes are known from the start (`react-router.config.ts`).
    checkFogOfWar: "return { active: false, matches: null }",
    isFogOfWarEnabled: "return false",
    useFogOFWarDiscovery: "",
    getPatchRoutesOnNavigationFunction: "",
    commitHmrRoutes: "",
    restoreAppliedTransitions: "",
    persistAppliedTransitions: "",
    useViewTransitionState: "return false",
    RSCErrorHandler: "return children",
    decodeRouteErrorResponseDigest: "",
    ...never(
      "handleAction",
      "fetch2",
      "handleFetcherAction",
      "handleFetcherLoader",
      "getFetcher",
      "resetFetcher",
      "queueFetcherForDeletion",
      "deleteFetcher",
      "setFetcherError",
      "updateFetcherState",
      "abortFetcher",
      "getUpdatedRevalidatingFetchers",
      "singleFetchActionStrategy",
      "singleFetchLoaderFetcherStrategy",
      "nonSsrStrategy",
      "noActionDefinedError",
      "discoverRoutes",
      "patchRoutes",
      "getPartialManifest",
      "setHmrRoutes",
      "_internalSetRoutes",
      "createClientRoutesWithHMRRevalidationOptOut",
      "wrapShouldRevalidateForHdr",
      "useNavigateUnstable",
      "defaultDataStrategyWithMiddleware",
      "instrumentClientSideRouter",
      "getRouteInstrumentationUpdates",
      "RSCPrefetchPageLinksImpl"
    ),
  },
}
