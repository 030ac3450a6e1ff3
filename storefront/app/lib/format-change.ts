const signed = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2, signDisplay: "exceptZero" })

/** Formats a change in percent with its sign: `+12.5%`. */
export const formatChange = (percent: number): string => `${signed.format(percent)}%`
