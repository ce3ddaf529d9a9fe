export interface StripeErrorDetails {
  type?: 'invalid_request_error' | 'api_error' | 'idempotency_error' | 'card_error';
  code?: string;
  param?: string;
  charge?: string;
}

/** A failure in the shape Stripe answers with. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(status: number, message: string, details: StripeErrorDetails = {}) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.details = details;
  }

  /** What stands in the body. */
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

/** What Stripe says of an object it doesn't know: 404 where the address names it, 400 where a parameter does. */
export function missing(noun: string, id: string, param?: string): StripeError {
  return new StripeError(param ? 400 : 404, `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}
