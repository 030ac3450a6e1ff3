/** Maximum lines of a cart, so that every order's documents can be drawn in a few seconds. */
export const maxCartLines = 100

/** The message of a cart that would have more lines. */
export const cartIsFull = `A cart holds at most ${maxCartLines} different products. Please place this order first, or remove some.`
