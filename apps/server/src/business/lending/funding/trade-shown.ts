import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { contractViews, type WantedUse } from '../../trade/papers/index.ts';
import { contractsBehind } from './contracts-behind.ts';
import { papersBehind, paperViews, readableBy } from './papers.ts';

interface Behind {
  readonly id: string;
  readonly channel: number;
  readonly pieces: readonly PieceRow[];
  /** The invoice amounts that the application uses. */
  readonly wanted: readonly WantedUse[];
}

type Shown = Pick<ResponseOf<Contract['financing']['get']>, 'papers' | 'contract'>;

/** The contract and the invoices of an application: all of them, or only those to which `partyNo` is a party. */
export async function tradeShown(db: Db, { id, channel, pieces, wanted }: Behind, partyNo?: EnterpriseNo): Promise<Shown> {
  const all = await papersBehind(db, pieces, { channel, own: id });
  const thisTime = new Map(wanted.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const papers = (partyNo === undefined ? all : readableBy(all, partyNo)).filter(({ invoice }) => thisTime.has(invoice.id));
  const contracts = (await contractsBehind(db, pieces)).filter(
    ({ buyerNo, sellerNo }) => partyNo === undefined || buyerNo === partyNo || sellerNo === partyNo,
  );
  const [contract] = await contractViews(db, contracts.slice(0, 1));
  return { papers: await paperViews(db, papers, thisTime), contract: contract ?? null };
}
