import type { EnterpriseNo } from '@lianxin/api/contract';
import { messageOf } from '@lianxin/domain';
import type { Db } from '../../platform/db/client.ts';
import type { HandOver, OpenItems, UnfinishedWork } from '../applications/kind.ts';
import { kinds } from '../kinds/register.ts';
import { notify, type Addressee, type TellContext } from '../message/notify.ts';

const NOTHING: OpenItems = { issuances: 0, transfers: 0, drafts: 0 };
const isItem = (name: string): name is keyof OpenItems => Object.hasOwn(NOTHING, name);

/** Every kind's unfinished work, and the name that it is counted by. */
const everyWork: readonly (readonly [keyof OpenItems, UnfinishedWork])[] = Object.values(kinds).flatMap(({ unfinished }) =>
  Object.entries(unfinished).flatMap(([name, work]) => (isItem(name) ? [[name, work] as const] : [])),
);

async function eachOf(count: (work: UnfinishedWork) => Promise<number>): Promise<OpenItems> {
  const items = { ...NOTHING };
  for (const [name, work] of everyWork) items[name] += await count(work);
  return items;
}

/** How much a person began for the enterprise and has not handed in. */
export const openItemsOf = (db: Db, enterpriseNo: EnterpriseNo, userId: string): Promise<OpenItems> =>
  eachOf((work) => work.count(db, enterpriseNo, userId));

/** Makes one operator's unfinished work another's; answers how much of each it was. */
export const handOver = (db: Db, order: HandOver): Promise<OpenItems> => eachOf((work) => work.handOver(db, order));

/** Tells its new maker what has become theirs. */
export async function tellOfHandOver(context: TellContext, person: string, moved: OpenItems, to: Addressee): Promise<void> {
  if (moved.issuances + moved.transfers + moved.drafts > 0)
    await notify(context, { ...messageOf('dutiesHandedOver', { person, ...moved }), ...to });
  for (const [name, { told }] of everyWork)
    if (told !== undefined && moved[name] > 0) await notify(context, { ...messageOf(told, { person, count: moved[name] }), ...to });
}
