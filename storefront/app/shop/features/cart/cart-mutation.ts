/** Scope that sends changes of the cart one after the other, in the order of the clicks. */
export const cartMutation = { mutationKey: ["cart"], scope: { id: "cart" } }
