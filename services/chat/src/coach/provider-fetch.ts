import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** A successful response of the provider, whose bytes are read from `stream`. */
export class StreamedResponse extends Response {
  readonly stream: IncomingMessage;

  constructor(stream: IncomingMessage) {
    super(null, initOf(stream));
    this.stream = stream;
  }
}

/** An idle connection is kept this long, because a new one delays the first word; milliseconds. */
const IDLE_MS = 30_000;
/** Longer responses with an error status are cut off; characters. */
const LONGEST_ERROR = 64 * 1024;

/**
 * Creates a `fetch` for the OpenAI client on Node's own HTTP client. Successful responses are `StreamedResponse`s,
 * because reading a web stream costs as much processor time per word as everything else that chat does with it.
 * Redirects are not followed, so that the key and the messages go to the configured server only.
 */
export function createProviderFetch(): (
  url: string | URL | Request,
  init?: RequestInit,
) => Promise<Response> {
  const options = { keepAlive: true, timeout: IDLE_MS };
  const httpAgent = new http.Agent(options);
  const httpsAgent = new https.Agent(options);
  return async (url, { method = 'GET', headers, body, signal } = {}) => {
    const target = new URL(url instanceof Request ? url.url : url);
    const isSecure = target.protocol === 'https:';
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? https : http).request(target, {
        agent: isSecure ? httpsAgent : httpAgent,
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        ...(signal ? { signal } : {}),
      });
      request.once('response', resolve);
      request.on('error', reject);
      request.end(body);
    });
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return new StreamedResponse(response);
    return new Response(await readText(response), initOf(response));
  };
}

async function readText(response: IncomingMessage): Promise<string | null> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += part;
    if (text.length > LONGEST_ERROR) break;
  }
  // A Response with a status such as 304 may not have a body.
  return text === '' ? null : text;
}

function initOf({ statusCode = 0, headers }: IncomingMessage): ResponseInit {
  return { status: statusCode, headers: webHeaders(headers) };
}

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) result.set(name, String(value));
  return result;
}
