import type { EnterpriseNo, RequestOf, TradeContractId, contract } from '@lianxin/api/contract';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterprise, supplierRelation, tradeContract } from '../../../schema/index.ts';
import { plain, plainName } from '../../foundation/parties/index.ts';
import { partyTo, type Parties } from './parties-of-trade.ts';

type Rows = RequestOf<typeof contract.tradeInvoice.saveMany>['rows'];
type Row = Rows[number];

export interface Traded {
  /** Buyer and seller of a row: none if the name is unknown, several if it is ambiguous. */
  readonly partiesOf: (row: Row) => readonly Parties[];
  readonly contractOf: (parties: Parties, number: string) => TradeContractId | undefined;
}

/** Trading partners by name or credit code, once for each side. */
const partiesNamed = (db: Db, ownNo: EnterpriseNo, names: readonly string[]) =>
  db
    .select({
      buyerNo: supplierRelation.buyerNo,
      sellerNo: supplierRelation.supplierNo,
      name: enterprise.name,
      creditCode: enterprise.creditCode,
    })
    .from(supplierRelation)
    .innerJoin(
      enterprise,
      or(
        and(eq(supplierRelation.buyerNo, ownNo), eq(enterprise.enterpriseNo, supplierRelation.supplierNo)),
        and(eq(supplierRelation.supplierNo, ownNo), eq(enterprise.enterpriseNo, supplierRelation.buyerNo)),
      ),
    )
    .where(or(inArray(plainName, [...names]), inArray(enterprise.creditCode, [...names])));

const contractsNumbered = (db: Db, ownNo: EnterpriseNo, numbers: readonly string[]) =>
  db
    .select({ id: tradeContract.id, number: tradeContract.number, buyerNo: tradeContract.buyerNo, sellerNo: tradeContract.sellerNo })
    .from(tradeContract)
    .where(and(partyTo(tradeContract, ownNo), inArray(tradeContract.number, [...numbers])))
    .orderBy(sql`${tradeContract.id}`);

/** Takes two statements, whatever the length of the sheet. */
export async function findTraded(db: Db, ownNo: EnterpriseNo, rows: Rows): Promise<Traded> {
  const names = [...new Set(rows.map(({ counterparty }) => plain(counterparty)))];
  const numbers = [...new Set(rows.flatMap(({ contractNumber }) => contractNumber ?? []))];
  const [parties, contracts] = await settled([
    partiesNamed(db, ownNo, names),
    numbers.length === 0 ? [] : contractsNumbered(db, ownNo, numbers),
  ] as const);
  return {
    partiesOf({ side, counterparty }) {
      const wanted = plain(counterparty);
      return parties
        .filter((one) => one[side === 'buyer' ? 'buyerNo' : 'sellerNo'] === ownNo)
        .filter(({ name, creditCode }) => plain(name) === wanted || creditCode === wanted)
        .map(({ buyerNo, sellerNo }) => ({ buyerNo, sellerNo }));
    },
    contractOf: ({ buyerNo, sellerNo }, wanted) =>
      contracts.find((one) => one.number === wanted && one.buyerNo === buyerNo && one.sellerNo === sellerNo)?.id,
  };
}
