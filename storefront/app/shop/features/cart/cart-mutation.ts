/** Changes of the cart go out one after the other, in the order of the clicks. */
export const cartMutation = { mutationKey: ["cart"], scope: { id: "cart" } }
