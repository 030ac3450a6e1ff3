/** Texts of Medusa Admin itself that differ here. They are merged over Medusa's own. */
export default {
  en: {
    translation: {
      login: { title: "Welcome to Ratna", hint: "Sign in to manage your stores" },
      // The column of this badge is too narrow for "Allocated", which covered the line's total.
      orders: {
        reservations: { allocatedLabel: "Held", notAllocatedLabel: "Not held" },
        // The gateway may respond later: the order's page shows when the refund is made.
        payment: {
          refundPaymentSuccess: "Refund of {{amount}} accepted. Its status is on the order's page.",
        },
      },
    },
  },
}
