import type { Cuts } from "./leave-out.ts"
import { never } from "./never.ts"

/** Actions on forms (React's own), `<Activity>`, style sheets and scripts put into the head, custom elements, traces. */
export const reactDomClient: Cuts = {
  files: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  bodies: {
    // Where in the tree an error came from: nobody reads it in a built shop.
    getStackByFiberInDevAndProd: 'return ""',
    describeNativeComponentFrame: 'return ""',
    findDOMNode: "return null",
    // Forms with a function as their action, `onSelect`, `onBeforeInput`.
    extractEvents$1: "",
    constructSelectEvent: "",
    getNativeBeforeInputChars: "return null",
    getFallbackBeforeInputChars: "return null",
    recursivelyResetForms: "",
    // The page's own style stands in it; no component brings another.
    getResource: "return null",
    waitForCommitToBeReady: "return null",
    ...never(
      "TransitionAwareHostComponent",
      "startHostTransition",
      "requestFormReset$1",
      "mountActionState",
      "updateActionStateImpl",
      "rerenderActionState",
      "updateSuspenseListComponent",
      "initSuspenseListRenderState",
      "updateActivityComponent",
      "commitActivityHydrationCallbacks",
      "useMemoCache",
      "suspendResource",
      "acquireResource",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "preload",
      "preloadModule",
      "preconnectAs",
      "preloadStylesheet",
      "setPropOnCustomElement",
      "createRoot",
      "unstable_scheduleHydration"
    ),
  },
}

/** What would name files ahead; `createPortal` and `flushSync` stay. */
export const reactDom: Cuts = {
  files: /\/react-dom\/cjs\/react-dom\.production\.js$/,
  bodies: never("preconnect", "preinit", "preinitModule", "preload", "preloadModule", "prefetchDNS"),
}
