import type {
  GatewayCredentials,
  GatewayPayment,
  NewGatewayOrder,
  Notice,
  NoticeHeaders,
  PaymentGateway,
} from "../port"
import type { PaymentReturn } from "../declaration"
import { BadCredentials, GatewayRefusal } from "../errors"
import { RazorpayHttp } from "./http"
import { readNotice } from "./notice"
import { isCheckoutSignature } from "./signature"
import {
  gatewayOrder,
  gatewayOrderNotes,
  gatewayPayment,
  gatewayPayments,
  gatewayRefund,
  paymentOf,
} from "./wire"

/** Capture period of an authorized payment in minutes: five days, the gateway's own limit. */
const manualExpiryMinutes = 7_200

/** Page size: the maximum of Razorpay's list. */
const pageSize = 100

/** One tenant's account at Razorpay. */
export class RazorpayGateway implements PaymentGateway {
  private readonly http: RazorpayHttp

  constructor(private readonly credentials: GatewayCredentials) {
    this.http = new RazorpayHttp(credentials)
  }

  async acceptsCredentials(): Promise<boolean> {
    try {
      await this.http.get(pathOf("pay_none"), gatewayPayment)
    } catch (error) {
      if (error instanceof BadCredentials) return false
      // Only accepted credentials get the response that the payment doesn't exist.
      if (!(error instanceof GatewayRefusal)) throw error
    }
    return true
  }

  async openOrder({ amountPaise, receipt, notes }: NewGatewayOrder): Promise<string> {
    const payment = {
      capture: "manual",
      capture_options: { manual_expiry_period: manualExpiryMinutes, refund_speed: "normal" },
    }
    const body = { amount: amountPaise, currency: "INR", receipt, notes, payment }
    return (await this.http.post("/v1/orders", body, gatewayOrder)).id
  }

  async paymentsOfOrder(gatewayOrderId: string): Promise<GatewayPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
    return (await this.http.get(path, gatewayPayments)).items.map(paymentOf)
  }

  async payment(paymentId: string): Promise<GatewayPayment> {
    return paymentOf(await this.http.get(pathOf(paymentId), gatewayPayment))
  }

  async *paymentsBetween(from: Date, until: Date): AsyncGenerator<GatewayPayment[]> {
    const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
    for (let skip = 0; ; skip += pageSize) {
      const query = `from=${seconds(from)}&to=${seconds(until)}&count=${pageSize}&skip=${skip}`
      const { items } = await this.http.get(`/v1/payments?${query}`, gatewayPayments)
      yield items.map(paymentOf)
      if (items.length < pageSize) return
    }
  }

  async notesOfOrder(gatewayOrderId: string): Promise<Record<string, string>> {
    const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}`
    return (await this.http.get(path, gatewayOrderNotes)).notes
  }

  async capture(paymentId: string, amountPaise: number): Promise<GatewayPayment> {
    const body = { amount: amountPaise, currency: "INR" }
    return paymentOf(await this.http.post(`${pathOf(paymentId)}/capture`, body, gatewayPayment))
  }

  async refund(paymentId: string, amountPaise: number, idempotencyKey: string): Promise<string> {
    const body = { amount: amountPaise, speed: "normal", receipt: idempotencyKey }
    const headers = { "X-Refund-Idempotency": idempotencyKey }
    return (await this.http.post(`${pathOf(paymentId)}/refund`, body, gatewayRefund, headers)).id
  }

  isGenuineReturn(claim: PaymentReturn): boolean {
    return isCheckoutSignature(claim, this.credentials.keySecret)
  }

  readNotice(raw: Buffer, headers: NoticeHeaders): Notice | undefined {
    return readNotice(raw, headers, this.credentials.webhookSecret)
  }
}

const pathOf = (paymentId: string): string => `/v1/payments/${encodeURIComponent(paymentId)}`
