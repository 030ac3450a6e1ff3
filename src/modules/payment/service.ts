import { AbstractPaymentProvider, MedusaError, PaymentActions } from "@medusajs/framework/utils"
import type {
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentOutput,
  PaymentSessionStatus,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import { paiseFromMedusa } from "../../domain/money"
import { readInstallation } from "../installation/restored"
import type { GatewayPaymentStatus } from "../../payments/port"
import { gatewayOf } from "../../payments/adapters"
import { hasNoResponse } from "../../payments/errors"
import { paymentAccountOf } from "../tenant/payment-account"

interface Cradle extends Record<string, unknown> {
  __pg_connection__: Knex
}

/** Data that our payments carry in Medusa: the tenant, and the ids at the gateway. */
const paymentData = z.object({ tenant_id: z.string(), payment_id: z.string(), order_id: z.string() })

const medusaStatus: Record<GatewayPaymentStatus, PaymentSessionStatus> = {
  pending: "pending",
  authorized: "authorized",
  captured: "captured",
  refunded: "captured",
  failed: "error",
}

/**
 * Medusa's payment provider: captures, refunds and retrieves payments in Medusa Admin. Only the tenant's checkout
 * creates payments, so this provider opens none, and every payment is in the payment ledger.
 */
export default class PaymentProvider extends AbstractPaymentProvider {
  static override identifier = "razorpay"
  private readonly knex: Knex

  constructor(cradle: Cradle, options?: Record<string, unknown>) {
    super(cradle, options)
    this.knex = cradle.__pg_connection__
  }

  override async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const { gateway, data } = await this.open(input.data)
    const payment = await gateway.payment(data.payment_id)
    if (payment.status !== "captured") await gateway.capture(data.payment_id, payment.amountPaise)
    return { data: { ...data } }
  }

  override async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { gateway, data } = await this.open(input.data)
    const key = input.context?.idempotency_key
    if (!key) throw new MedusaError(MedusaError.Types.INVALID_DATA, "A refund needs its key")
    if (!(await readInstallation(this.knex)).mayRefund) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        "This installation was restored and not confirmed yet (restore:confirm): it returns no money"
      )
    }
    try {
      await gateway.refund(data.payment_id, paiseFromMedusa(input.amount as never), key)
    } catch (error) {
      // Without a definite response the refund counts as made: otherwise Medusa would drop it, and the next attempt
      // would use another key. By then it is stored as pending (`src/medusa/triggers`), and is retried until there is a
      // response.
      if (!hasNoResponse(error)) throw error
    }
    return { data: { ...data } }
  }

  override async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const { gateway, data } = await this.open(input.data)
    return { data: { ...data, status: (await gateway.payment(data.payment_id)).status } }
  }

  override async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { gateway, data } = await this.open(input.data)
    const { status } = await gateway.payment(data.payment_id)
    return { status: medusaStatus[status], data: { ...data } }
  }

  /** Does nothing: the gateway has no request to void an authorization; uncaptured, it lapses. */
  override cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return Promise.resolve({ data: input.data ?? {} })
  }

  override deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return Promise.resolve({ data: input.data ?? {} })
  }

  override updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return Promise.resolve({ data: input.data ?? {} })
  }

  override initiatePayment(): Promise<InitiatePaymentOutput> {
    return Promise.reject(checkoutOnly())
  }

  override authorizePayment(): Promise<AuthorizePaymentOutput> {
    return Promise.reject(checkoutOnly())
  }

  /** Not supported: the URL of Medusa's webhook route names no tenant, and the route responds before it verifies. */
  override getWebhookActionAndData(): Promise<WebhookActionResult> {
    return Promise.resolve({ action: PaymentActions.NOT_SUPPORTED })
  }

  private async open(raw: unknown) {
    const parsed = paymentData.safeParse(raw)
    if (!parsed.success) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "This payment was not made in a store's checkout")
    }
    const account = await paymentAccountOf(this.knex, parsed.data.tenant_id)
    if (!account) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This store has no payment account")
    return { gateway: gatewayOf(account), data: parsed.data }
  }
}

const checkoutOnly = (): Error =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, "Only the store's own checkout starts payments")
