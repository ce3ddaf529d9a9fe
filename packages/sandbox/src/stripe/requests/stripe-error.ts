export interface StripeErrorDetails {
  type?: 'invalid_request_error' | 'api_error' | 'idempotency_error' | 'card_error';
  code?: string;
  param?: string;
  charge?: string;
}

/** An error in the format of Stripe's answers. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(status: number, message: string, details: StripeErrorDetails = {}) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.details = details;
  }

  /** Returns the body of the answer. */
  body(): { error: Record<string, string> } {
    const { type = 'invalid_request_error', code, param, charge } = this.details;
    return {
      error: {
        ...(charge ? { charge } : {}),
        ...(code
          ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
          : {}),
        message: this.message,
        ...(param ? { param } : {}),
        type,
      },
    };
  }
}

/** Creates Stripe's error for an unknown object: 404 when the path names it, 400 when a parameter does. */
export function createMissingError(noun: string, id: string, param?: string): StripeError {
  return new StripeError(param ? 400 : 404, `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}
