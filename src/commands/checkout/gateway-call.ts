import { ApiError } from "../../lib/api-error"
import { isGatewayRefusal, isGatewayUnavailable } from "../../payments/errors"

/**
 * Runs a gateway request and maps its errors to the contract's.
 * @throws ApiError GATEWAY_UNAVAILABLE, PAYMENT_MISMATCH
 */
export async function gatewayCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isGatewayUnavailable(error)) {
      throw new ApiError(
        "GATEWAY_UNAVAILABLE",
        "The payment service can't be reached right now. Nothing is lost: if you have paid, your order will appear by itself."
      )
    }
    if (isGatewayRefusal(error)) throw new ApiError("PAYMENT_MISMATCH", "This payment could not be confirmed")
    throw error
  }
}
