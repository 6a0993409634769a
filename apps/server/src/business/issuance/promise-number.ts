import type { EnterpriseNo } from '@lianxin/api/contract';
import { luhnDigit } from '@lianxin/domain';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { nextValue } from '../applications/numbers.ts';
import { issuance, promiseNumber } from '../../schema/index.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ActContext } from '../../ledger/act-context.ts';

const RANDOM_DIGITS = 6;

/** Reserves the number of a payment promise: year, running number, six random digits and a check digit, so that none can be guessed. */
export async function reservePromiseNumber({ db, clock, random }: ActContext, enterpriseNo: EnterpriseNo): Promise<string> {
  const serial = String(await nextValue(db, 'promise_number_seq')).padStart(6, '0');
  const chance = String(random.below(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');
  const year = clock.today().slice(0, 4);
  const number = `CN-${year}-${serial}-${chance}${luhnDigit(year + serial + chance)}`;
  await db.insert(promiseNumber).values({ number, enterpriseNo, reservedAt: clock.now() });
  return number;
}

/** Whether the number was reserved for this enterprise and no other application stands on it. */
export async function isPromiseFree(db: Db, enterpriseNo: EnterpriseNo, number: string, issuanceId: string | undefined): Promise<boolean> {
  const [reserved] = await db
    .select()
    .from(promiseNumber)
    .where(and(eq(promiseNumber.number, number), eq(promiseNumber.enterpriseNo, enterpriseNo)));
  if (!reserved) return false;
  const [other] = await db
    .select({ id: issuance.id })
    .from(issuance)
    .where(
      and(
        eq(issuance.promiseNumber, number),
        notInArray(issuance.state, ['draft', 'returned', 'withdrawn', 'refused', 'signatureExpired', 'voided']),
        issuanceId === undefined ? undefined : ne(sql`${issuance.id}`, issuanceId),
      ),
    )
    .limit(1);
  return other === undefined;
}
