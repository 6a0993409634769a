import { dailyRootText, genesisHash, leafHash, merkleTree } from '@lianxin/domain';
import { sm3 } from '../../../ledger/sm3.ts';
import type { SqlSession } from '../../../platform/db/client.ts';
import { rowsThroughCursor } from '../../../platform/db/cursor.ts';
import { verifiesWith } from '../../../platform/signer/sm2-signature.ts';
import { BLOCK, blockRoot } from './leaves.ts';

/** Heads under a root that the history of their voucher does not have at that length. */
const FOREIGN_HEADS = `
  select v.number, a.day::text as day from anchored_head a
  left join chain_place p on p.place = a.place left join voucher v on v.id = p.voucher_id
  left join voucher_history h on h.voucher_id = p.voucher_id and h.sequence = a.length
  where h.hash is distinct from a.head`;

const LATEST_LEAVES = `
  select distinct on (a.place) a.place, v.number, a.head, a.length
  from anchored_head a join chain_place p on p.place = a.place join voucher v on v.id = p.voucher_id
  where a.day <= (select max(day) from daily_root) order by a.place, a.day desc`;

/** The root over the heads as they stand under the latest root. */
async function rootOfLatestHeads(session: SqlSession): Promise<string> {
  const tree = merkleTree(sm3);
  let leaves: string[] = [];
  for await (const { number, head, length } of rowsThroughCursor(session, LATEST_LEAVES)) {
    leaves.push(leafHash({ voucherNumber: String(number), head: String(head), length: Number(length) }, sm3));
    if (leaves.length === BLOCK) {
      tree.add(blockRoot(leaves));
      leaves = [];
    }
  }
  if (leaves.length > 0) tree.add(blockRoot(leaves));
  return tree.root();
}

/**
 * Recomputes the daily roots: each from its blocks, its signature and the root before it; the latest from all heads; and every head that
 * any of them covers against the history of its voucher. Tells for each root what is wrong with it, undefined if nothing is.
 */
export async function* verifyRoots(session: SqlSession): AsyncGenerator<string | undefined> {
  let previous = genesisHash;
  let latest: string | undefined;
  const days = await session.query('select day::text as day from daily_root order by day');
  const certificates = new Set((await session.query('select public_key from platform_certificate')).map((row) => row['public_key']));
  for (const { day } of days) {
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await session.query(
      'select chains, root, previous_root, computed_at, public_key, signature from daily_root where day = $1',
      [day],
    );
    const root = {
      day: String(day),
      chains: Number(row?.['chains']),
      root: String(row?.['root']),
      previousRoot: String(row?.['previous_root']),
      computedAt: String(row?.['computed_at']),
    };
    const tree = merkleTree(sm3);
    for await (const block of rowsThroughCursor(session, `select root from daily_root_block where day = '${root.day}' order by block`))
      tree.add(String(block['root']));
    const publicKey = String(row?.['public_key']);
    if (root.previousRoot !== previous) yield `root of ${root.day}: does not follow the root before it`;
    else if (tree.root() !== root.root) yield `root of ${root.day}: differs from its blocks`;
    else if (!certificates.has(publicKey) || !verifiesWith(publicKey, dailyRootText(root), String(row?.['signature'])))
      yield `root of ${root.day}: its signature is not the platform’s`;
    else yield undefined;
    previous = latest = root.root;
  }
  if (latest !== undefined && (await rootOfLatestHeads(session)) !== latest) yield 'the latest root differs from the heads that it covers';
  for await (const { number, day } of rowsThroughCursor(session, FOREIGN_HEADS))
    yield `root of ${String(day)}: covers a head of voucher ${String(number)} that its history does not have`;
}
