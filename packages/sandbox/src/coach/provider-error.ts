/** An error in OpenAI's format, with additional response headers. */
export class ProviderError extends Error {
  readonly status: number;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, details: ProviderErrorDetails = {}) {
    super(message);
    this.name = 'ProviderError';
    this.status = status;
    this.type = details.type ?? 'invalid_request_error';
    this.param = details.param ?? null;
    this.code = details.code ?? null;
    this.headers = details.headers ?? {};
  }

  body(): { error: { message: string; type: string; param: string | null; code: string | null } } {
    return { error: { message: this.message, type: this.type, param: this.param, code: this.code } };
  }
}

export interface ProviderErrorDetails {
  type?: string;
  param?: string;
  code?: string;
  headers?: Record<string, string>;
}
