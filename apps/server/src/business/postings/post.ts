import { FundEntryId } from '@lianxin/api/contract';
import { cashMovesOf, isBalanced, postingsOf, type Book, type FundDirection, type MoneyAct } from '@lianxin/domain';
import type { ActContext } from '../../ledger/act-context.ts';
import { newId } from '../../ledger/new-id.ts';
import { insertOf } from '../../platform/db/rows-as-json.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { chargesOf } from './charges.ts';
import { applicationCharge, fundEntry, posting } from '../../schema/index.ts';
import type { BankAccountId, EnterpriseNo } from '../../schema/ids.ts';

/** The kinds of application that move money. */
export type FundingKind = 'financing' | 'pledge';

/** An application, or a payment at maturity, as far as its books name its parties. */
export interface Posted {
  readonly id: string;
  /** The number of the application, or of the voucher that is paid. */
  readonly applicationNumber: string;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  /** Left out where nobody lends. */
  readonly lenderNo?: EnterpriseNo;
  /** Left out where nobody answers for it. */
  readonly guarantorNo?: EnterpriseNo | null;
  /** Where what is paid to the holder goes. */
  readonly receivingAccountId?: BankAccountId;
}

const ownerOf = ({ enterpriseNo, issuerNo, lenderNo, guarantorNo }: Posted, book: Book) =>
  ({ holder: enterpriseNo, issuer: issuerNo, lender: lenderNo ?? null, guarantor: guarantorNo ?? null, platform: null })[book];

const OTHER: Readonly<Record<FundDirection, FundDirection>> = { in: 'out', out: 'in' };

/**
 * Posts in everybody's books what an act on an application, or a payment at maturity, moves, and writes what of it is money into the fund
 * register of each; it never fails to balance, and the database looks again when the transaction ends. `bankSerial` is the bank's number of
 * the payment, where known.
 */
export async function postAct(
  { db, ids, clock }: ActContext,
  objectKind: FundingKind | 'settlement',
  row: Posted,
  act: MoneyAct,
  bankSerial: string | null = null,
): Promise<void> {
  const postings = postingsOf(act);
  if (!isBalanced(postings)) throw new Error(`the postings of ${act.act} on ${objectKind} ${row.id} do not balance`);
  if (postings.length === 0) return;
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
  const rows = posted.map(({ columns }) => columns);
  const charges =
    act.act === 'disburse' && objectKind !== 'settlement' ? chargesOf({ objectKind, row, quote: act.quote, at: given.at }) : [];
  await leaveWrites(
    db,
    insertOf(posting, rows),
    ...(entries.length === 0 ? [] : [insertOf(fundEntry, entries)]),
    ...(charges.length === 0 ? [] : [insertOf(applicationCharge, charges)]),
  );
}
