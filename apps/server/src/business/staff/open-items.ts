import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Db } from '../../platform/db/client.ts';
import type { HandOver, OpenItems, UnfinishedWork } from '../applications/kind.ts';
import { kinds } from '../kinds/register.ts';

/** Every kind's unfinished work, under the name that it is counted by. */
async function eachOf(count: (work: UnfinishedWork) => Promise<number>): Promise<OpenItems> {
  const items = { issuances: 0, transfers: 0, drafts: 0 };
  for (const { unfinished } of Object.values(kinds))
    for (const name of ['issuances', 'transfers', 'drafts'] as const) {
      const work = unfinished[name];
      if (work) items[name] += await count(work);
    }
  return items;
}

/** How much a person began for the enterprise and has not handed in. */
export const openItemsOf = (db: Db, enterpriseNo: EnterpriseNo, userId: string): Promise<OpenItems> =>
  eachOf((work) => work.count(db, enterpriseNo, userId));

/** Makes one operator's unfinished work another's; answers how much of each it was. */
export const handOver = (db: Db, order: HandOver): Promise<OpenItems> => eachOf((work) => work.handOver(db, order));
