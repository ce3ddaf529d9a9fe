import { chatEndpoints } from '@app/contracts';
import { askService } from '@app/service-kit';
import type { UsageOf } from './usage.port.ts';

/** A login waits no longer for it; the browser asks again by itself (AUT-10). Milliseconds. */
const PATIENCE_MS = 400;

/** Usage as the chat service knows it (GET /usage). */
export function askChatForUsage(chatUrl: string): UsageOf {
  return async (accessToken) => {
    try {
      const usage = await askService(chatEndpoints.usage, {
        baseUrl: chatUrl,
        accessToken,
        timeoutMs: PATIENCE_MS,
      });
      return { count: usage.count, purchased: usage.hasPurchase };
    } catch {
      return { count: 0, purchased: false };
    }
  };
}
