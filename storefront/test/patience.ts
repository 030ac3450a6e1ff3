import { configure } from "@testing-library/react"

/** Allows for slow rendering on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })
