/** A frozen process does not answer; milliseconds. */
const TIMEOUT_MS = 1_000;

/** Whether the process at this URL reports that it is ready. The gateway says nothing about the services behind it. */
export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether the gateway and all services of a product report that they are ready. */
export async function areAllReady(product: {
  readonly url: string;
  readonly serviceUrls: Readonly<Record<string, string>>;
}): Promise<boolean> {
  const urls = [product.url, ...Object.values(product.serviceUrls)];
  return (await Promise.all(urls.map(isReady))).every(Boolean);
}
