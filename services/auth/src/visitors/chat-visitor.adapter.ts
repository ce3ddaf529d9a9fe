import { internalEndpoints } from '@app/contracts';
import { askService, Failure } from '@app/service-kit';
import type { ClaimVisitor } from './claim-visitor.port.ts';

/** Chat's own call (ROLE-3). A cookie that chat can't read is settled; everything else may have been a bad moment. */
export function askChatToClaim(chatUrl: string, serviceToken: string): ClaimVisitor {
  return async (userId, visitor, timeoutMs) => {
    try {
      await askService(internalEndpoints.claimVisitor, {
        baseUrl: chatUrl,
        serviceToken,
        params: { id: userId },
        body: { visitor },
        timeoutMs,
      });
      return 'settled';
    } catch (error) {
      return error instanceof Failure && error.code === 'validation_failed' ? 'settled' : 'later';
    }
  };
}
