interface ErrorDetails {
  source?: string
  step?: string
  reason?: string
  field?: string
  metadata?: Record<string, string>
}

/** An error response of the gateway, in Razorpay's format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    description: string,
    readonly details: ErrorDetails = {},
    readonly code = "BAD_REQUEST_ERROR"
  ) {
    super(description)
  }

  get body(): unknown {
    // Razorpay omits everything except code and description when the credentials are wrong.
    if (this.status === 401) return { error: { code: this.code, description: this.message } }
    const { source = "NA", step = "NA", reason = "NA", metadata = {}, field } = this.details
    return {
      error: {
        code: this.code,
        description: this.message,
        source,
        step,
        reason,
        metadata,
        ...(field && { field }),
      },
    }
  }
}

export const invalidInput = (description: string, field?: string): ApiError =>
  new ApiError(400, description, {
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    ...(field && { field }),
  })

export const unknownId = (): ApiError =>
  new ApiError(400, "The id provided does not exist", {
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
  })

export const serverError = (status: number): ApiError =>
  new ApiError(
    status,
    "We are facing some trouble completing your request at the moment. Please try again shortly.",
    {},
    "SERVER_ERROR"
  )
