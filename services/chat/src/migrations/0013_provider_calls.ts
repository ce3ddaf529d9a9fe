import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the function with which an admission asserts that the whole product makes at most so many calls to the provider at
 * once (decision 0089). It sees the turns of all owners and returns none of them. The lock makes admissions count one after
 * another; as a volatile function it sees what was committed before it got the lock, and the turn of its own statement.
 */
export const providerCalls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create function assert_call_is_free(most integer) returns boolean language plpgsql volatile
      set search_path from current as $$
      declare
        held bigint;
        before text := coalesce(current_setting('app.system', true), '');
      begin
        perform pg_advisory_xact_lock(hashtext('chat.provider_calls'));
        perform set_config('app.system', 'on', true);
        select count(*) into held from (
          select from turns
          where state = 'generating' and lease_until > clock_timestamp() and charge <> 'nothing'
          limit most + 1) as turns;
        perform set_config('app.system', before, true);
        if held > most then
          raise exception 'the product makes % calls to the provider', most
            using errcode = 'configuration_limit_exceeded';
        end if;
        return true;
      end $$`.execute(db);
  },
};
