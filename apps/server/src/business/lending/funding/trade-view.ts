import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { contractViews, type WantedUse } from '../../trade/papers/index.ts';
import { contractsOfPieces } from './contracts-of-pieces.ts';
import { papersOfPieces, paperViews, readableBy } from './papers.ts';

interface ApplicationTrade {
  readonly id: string;
  readonly channel: number;
  readonly pieces: readonly PieceRow[];
  /** The invoice amounts that the application uses. */
  readonly wanted: readonly WantedUse[];
}

type TradeView = Pick<ResponseOf<Contract['financing']['get']>, 'papers' | 'contract'>;

/** The contract and the invoices of an application: all of them, or only those to which `partyNo` is a party. */
export async function tradeView(db: Db, { id, channel, pieces, wanted }: ApplicationTrade, partyNo?: EnterpriseNo): Promise<TradeView> {
  const all = await papersOfPieces(db, pieces, { channel, own: id });
  const thisTime = new Map(wanted.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const papers = (partyNo === undefined ? all : readableBy(all, partyNo)).filter(({ invoice }) => thisTime.has(invoice.id));
  const contracts = (await contractsOfPieces(db, pieces)).filter(
    ({ buyerNo, sellerNo }) => partyNo === undefined || buyerNo === partyNo || sellerNo === partyNo,
  );
  const [contract] = await contractViews(db, contracts.slice(0, 1));
  return { papers: await paperViews(db, papers, thisTime), contract: contract ?? null };
}
