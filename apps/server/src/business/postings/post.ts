import { isBalanced, postingsOf, type Book, type MoneyAct } from '@lianxin/domain';
import type { ActContext } from '../../ledger/act-context.ts';
import { insertOf } from '../../platform/db/rows-as-json.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { posting } from '../../schema/index.ts';
import type { EnterpriseNo, FinancingId } from '../../schema/ids.ts';

/** An application, as far as its books name its parties. */
interface Posted {
  readonly id: FinancingId;
  readonly enterpriseNo: EnterpriseNo;
  readonly issuerNo: EnterpriseNo;
  readonly lenderNo: EnterpriseNo;
}

const ownerOf = ({ enterpriseNo, issuerNo, lenderNo }: Posted, book: Book) =>
  ({ holder: enterpriseNo, issuer: issuerNo, lender: lenderNo, guarantor: null, platform: null })[book];

/** Posts in everybody's books what an act on a financing moves; it never fails to balance, and the database looks again when the transaction ends. */
export async function postFinancing({ db, ids, clock }: ActContext, row: Posted, act: MoneyAct): Promise<void> {
  const postings = postingsOf(act);
  if (!isBalanced(postings)) throw new Error(`the postings of ${act.act} on financing ${row.id} do not balance`);
  if (postings.length === 0) return;
  const at = clock.now();
  const rows = postings.map(({ book, account, side, amount }) => ({
    id: ids.next(),
    objectKind: 'financing',
    objectId: row.id,
    act: act.act,
    book,
    enterpriseNo: ownerOf(row, book),
    account,
    side,
    amount,
    bookedOn: clock.today(),
    at,
  }));
  await leaveWrites(db, insertOf(posting, rows));
}
