import type { EnterpriseNo } from '@lianxin/api/contract';
import { luhnDigit } from '@lianxin/domain';
import { nextValue } from '../../applications/application/index.ts';
import { promiseNumber } from '../../../schema/index.ts';
import type { ActContext } from '../../../ledger/act-context.ts';

const RANDOM_DIGITS = 6;

/** Year, serial number, six random digits and a check digit, so that numbers cannot be guessed. */
export async function reservePromiseNumber({ db, clock, random }: ActContext, enterpriseNo: EnterpriseNo): Promise<string> {
  const serial = String(await nextValue(db, 'promise_number_seq')).padStart(6, '0');
  const chance = String(random.below(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');
  const year = clock.today().slice(0, 4);
  const number = `CN-${year}-${serial}-${chance}${luhnDigit(year + serial + chance)}`;
  await db.insert(promiseNumber).values({ number, enterpriseNo, reservedAt: clock.now() });
  return number;
}
