import { genesisHash } from '@lianxin/domain';
import type { SqlSession } from '../platform/db/client.ts';
import { rowsThroughCursor } from '../platform/db/cursor.ts';
import { chainFollower } from './verify.ts';

const CHAINS = `
  select v.id, v.number, v.chain_head, v.chain_length, h.sequence, h.canonical, h.previous_hash, h.hash
  from voucher v left join voucher_history h on h.voucher_id = v.id order by v.id, h.sequence`;

/**
 * Recomputes the hash chains of all vouchers, row by row. Tells for each voucher what is wrong with its history, undefined if nothing is.
 */
export async function* verifyChains(session: SqlSession): AsyncGenerator<string | undefined> {
  let present: ReturnType<typeof chainOf> | undefined;
  for await (const row of rowsThroughCursor(session, CHAINS)) {
    if (present?.id !== row['id']) {
      if (present) yield present.verdict();
      present = chainOf(row);
    }
    present?.add(row);
  }
  if (present) yield present.verdict();
}

/** The chain of the voucher that a row begins with. */
function chainOf({ id, number, chain_head: head, chain_length: length }: Readonly<Record<string, unknown>>) {
  const follower = chainFollower();
  return {
    id,
    add({ sequence, canonical, previous_hash: previousHash, hash }: Readonly<Record<string, unknown>>) {
      // A voucher without history has one row without an event.
      if (sequence === null) return;
      follower.follow({
        sequence: Number(sequence),
        canonical: String(canonical),
        previousHash: String(previousHash),
        hash: String(hash),
      });
    },
    verdict(): string | undefined {
      const at = follower.brokenAt({ chainHead: typeof head === 'string' ? head : genesisHash, chainLength: Number(length) });
      return at === undefined ? undefined : `voucher ${String(number)}: event ${at} was changed or is missing`;
    },
  };
}
