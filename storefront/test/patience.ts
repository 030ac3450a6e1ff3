import { configure } from "@testing-library/react"

/** A full machine makes a component wait, and that is no fault of the component's. */
configure({ asyncUtilTimeout: 10_000 })
