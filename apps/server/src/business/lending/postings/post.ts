import { FundEntryId } from '@lianxin/api/contract';
import { cashMovesOf, isBalanced, postingsOf, type Book, type FundDirection, type MoneyAct } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import { newId } from '../../../ledger/new-id.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { chargesOf } from './charges.ts';
import type { PostedObject } from './posted-object.ts';
import { applicationCharge, fundEntry, posting } from '../../../schema/index.ts';

const ownerOf = ({ enterpriseNo, holderNo = enterpriseNo, issuerNo, lenderNo, guarantorNo }: PostedObject, book: Book) =>
  ({ holder: holderNo, issuer: issuerNo, lender: lenderNo ?? null, guarantor: guarantorNo ?? null, platform: null })[book];

const OTHER: Readonly<Record<FundDirection, FundDirection>> = { in: 'out', out: 'in' };

/** A movement of money: its act, its application or payment, and the bank's serial number of the payment, if known. */
export interface Movement {
  readonly row: PostedObject;
  readonly act: MoneyAct;
  readonly bankSerial?: string | null;
}

/** The rows of one movement: balanced postings, cash entries of the fund register, and the costs of each party. */
function rowsOf({ ids, clock }: ActContext, objectKind: string, { row, act, bankSerial = null }: Movement) {
  const postings = postingsOf(act);
  if (!isBalanced(postings)) throw new Error(`the postings of ${act.act} on ${objectKind} ${row.id} do not balance`);
  const given = { objectKind, objectId: row.id, bookedOn: clock.today(), at: clock.now() };
  const posted = postings.map((one) => {
    const { book, account, side, amount } = one;
    return { one, columns: { ...given, id: ids.next(), act: act.act, book, enterpriseNo: ownerOf(row, book), account, side, amount } };
  });
  const accountOf = (book: Book | undefined, direction: FundDirection) =>
    (book === 'holder' && direction === 'in' ? row.receivingAccountId : undefined) ?? null;
  const entries = cashMovesOf(act, postings).flatMap(({ posting: moved, part, direction, type, counterBook }) => {
    const columns = posted.find(({ one }) => one === moved)?.columns;
    if (!columns?.enterpriseNo) return [];
    const { enterpriseNo, amount, id: postingId } = columns;
    return [
      {
        ...given,
        id: newId(ids, FundEntryId),
        enterpriseNo,
        type,
        direction,
        amount,
        postingId,
        objectNumber: row.applicationNumber,
        part,
        bankAccountId: accountOf(part, direction),
        counterpartyNo: counterBook === undefined ? null : ownerOf(row, counterBook),
        counterpartyAccountId: accountOf(counterBook, OTHER[direction]),
        bankSerial,
      },
    ];
  });
  const charges = act.act === 'disburse' ? chargesOf({ row, quote: act.quote, at: given.at }) : [];
  return { postings: posted.map(({ columns }) => columns), entries, charges };
}

/**
 * Posts movements of money in the books of all parties, and enters cash in their fund registers. The number of statements does not depend
 * on the number of movements. Each posting balances, which the database checks again at the end of the transaction.
 */
export async function postActs(context: ActContext, objectKind: string, movements: readonly Movement[]): Promise<void> {
  const all = movements.map((movement) => rowsOf(context, objectKind, movement));
  const [postings, entries, charges] = [
    all.flatMap((one) => one.postings),
    all.flatMap((one) => one.entries),
    all.flatMap((one) => one.charges),
  ];
  if (postings.length === 0) return;
  deferWrites(
    context.db,
    insertOf(posting, postings),
    ...(entries.length === 0 ? [] : [insertOf(fundEntry, entries)]),
    ...(charges.length === 0 ? [] : [insertOf(applicationCharge, charges)]),
  );
}

/** Posts one movement. `bankSerial`: the bank's serial number of the payment, if known. */
export const postAct = (
  context: ActContext,
  objectKind: string,
  row: PostedObject,
  act: MoneyAct,
  bankSerial: string | null = null,
): Promise<void> => postActs(context, objectKind, [{ row, act, bankSerial }]);
