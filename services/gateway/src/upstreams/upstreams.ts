import type { ServiceName } from '@app/contracts';
import type { Upstream } from './upstream.ts';

/** Every service the gateway leads to. */
export type Upstreams = Readonly<Record<ServiceName, Upstream>>;
