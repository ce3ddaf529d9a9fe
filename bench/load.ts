import { Agent, request } from 'node:http';

/** Connections are kept and there are as many as needed, so that the client costs little and never waits. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'lifo' });

/** A request of a benchmark. */
export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: object;
  /** Called with each piece of the response's body. */
  readonly onData?: (piece: string) => void;
}

/** Sends a request and reads the whole response. @throws Error when the status is not 200 or the response breaks off. */
export function send({ url, headers, body, onData }: Call): Promise<string> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent,
        method: payload === undefined ? 'GET' : 'POST',
        headers:
          payload === undefined
            ? headers
            : {
                ...headers,
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(payload)),
              },
      },
      (response) => {
        let text = '';
        const isGood = response.statusCode === 200;
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          if (isGood && onData) onData(piece);
          else text += piece;
        });
        response.on('error', reject);
        response.on('end', () => {
          if (isGood) resolve(text);
          else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Lets each of some clients do its work in turn, `times` times; resolves when all have finished. */
export async function runClients<Client>(
  clients: readonly Client[],
  times: number,
  act: (client: Client, index: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (let index = 0; index < times; index += 1) await act(client, index);
    }),
  );
}
