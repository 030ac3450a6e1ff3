/**
 * What the product needs of a payment provider beside its adapter. Declarations have no server code: the storefront's
 * server and its browser pages read them too.
 */
export interface ProviderDeclaration {
  /** Name in `tenant.payment_provider` and in the path of incoming webhooks. */
  readonly name: string
  /** Addresses that the environment may replace, by variable, with their defaults. */
  readonly addresses: Readonly<Record<string, string>>
  /** The variable of its API's address. */
  readonly api: string
  /** Request headers that the incoming webhook's verification reads, in lower case. */
  readonly webhookHeaders: readonly string[]
  readonly script: CheckoutScript
  readonly credentials: CredentialForm
  readonly openPayment: OpenPayment
}

/** The script that the checkout page loads from the provider. */
export interface CheckoutScript {
  /** The variable of its address. */
  readonly variable: string
  /** The global variable that it defines. */
  readonly global: string
  /** The origins that the checkout page allows while the script comes from this address. */
  readonly originsOf: (script: URL) => CheckoutOrigins
}

export interface CheckoutOrigins {
  /** Space-separated sources, as in a content security policy. */
  readonly frame: string
  readonly connect: string
  /** Whether the script sets style attributes, which can't carry a nonce. */
  readonly styleAttributes: boolean
}

/** The inputs of a tenant's account at the provider. */
export interface CredentialForm {
  readonly keyId: { readonly label: string; readonly placeholder: string }
  readonly keySecret: { readonly label: string }
  readonly webhookSecret: { readonly label: string; readonly hint: string }
  /** Shown while the script comes from a simulator: no money moves. */
  readonly simulated: { readonly host: string; readonly note: string; readonly placeholder: string }
}

/** What a payment is opened with. */
export interface PaymentRequest {
  /** The tenant's public key at the provider. */
  readonly key: string
  readonly gatewayOrderId: string
  /** Only from a provider whose gateway opens sessions with a token. */
  readonly token: string | undefined
  readonly amountPaise: number
  readonly currency: string
  readonly brand: { readonly name: string; readonly logo: string | undefined; readonly color: string }
  readonly description: string
  readonly shopper: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly address: string
  }
}

/** The provider's proof that a payment was made, as the browser returns it. */
export interface PaymentReturn {
  gatewayOrderId: string
  paymentId: string
  signature: string
}

export interface PaymentEvents {
  readonly onPaid: (paid: PaymentReturn) => void
  /** The shopper closed the payment; it may have succeeded nevertheless. */
  readonly onClosed: () => void
  /** An attempt failed; the payment stays open. */
  readonly onFailed: (description: string | undefined) => void
}

/**
 * Opens the payment in the browser.
 * @param script value of the script's global variable
 * @throws if the script refuses the request
 */
export type OpenPayment = (script: unknown, request: PaymentRequest, events: PaymentEvents) => void
