import { internalEndpoints } from '@app/contracts';
import { askService, Failure } from '@app/service-kit';
import type { People } from './people.port.ts';

export function askAuthForPeople(auth: { baseUrl: string; serviceToken: string }): People {
  return {
    find: (id) => unlessGone(askService(internalEndpoints.person, { ...auth, params: { id } })),
    async unsubscribe(id, kind) {
      await unlessGone(
        askService(internalEndpoints.unsubscribe, { ...auth, params: { id }, body: { kind } }),
      );
    },
  };
}

async function unlessGone<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  }
}
