import { fen, type CivilDate, type Fen, type IssuedFlow } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { issuance, piece, settlementPayment, voucher } from '../../../schema/index.ts';
import type { Movement } from './movement.ts';

/** A movement of an issuer's debt, with the bank of its credit line. */
export interface IssuedMovement extends Movement {
  readonly kind: IssuedFlow;
  readonly channel: number;
  readonly lateInterest: Fen;
}

/** A signed voucher adds to the debt on the day of signing; payment at maturity reduces it; late interest is paid besides. */
const movementRows = (no: EnterpriseNo): SQL => sql`
  select ${piece.receivedOn} as moved_on, 'issued' as kind, ${voucher.number} as number, ${issuance.recipientNo} as other, ${voucher.channel} as channel,
    ${voucher.faceAmount} as amount, 0 as late_interest
  from ${voucher} join ${issuance} on ${issuance.id} = ${voucher.issuanceId}
    join ${piece} on ${piece.voucherId} = ${voucher.id} and ${piece.parentId} is null
  where ${voucher.issuerNo} = ${no} and ${piece.receivedOn} is not null
  union all
  select (${settlementPayment.paidAt} at time zone 'Asia/Shanghai')::date, 'paid', ${voucher.number}, ${issuance.recipientNo}, ${voucher.channel},
    -${settlementPayment.amount}, ${settlementPayment.lateInterest}
  from ${settlementPayment} join ${voucher} on ${voucher.id} = ${settlementPayment.voucherId}
    join ${issuance} on ${issuance.id} = ${voucher.issuanceId}
  where ${voucher.issuerNo} = ${no} and ${settlementPayment.state} = 'paid'`;

export async function issuedMovements(db: Db, no: EnterpriseNo): Promise<IssuedMovement[]> {
  const rows = await db
    .select({
      on: sql<CivilDate>`moved_on::text`,
      kind: sql<IssuedFlow>`kind`,
      number: sql<string>`number`,
      otherNo: sql<EnterpriseNo>`other`,
      channel: sql<number>`channel`,
      amount: sql<string>`amount::text`,
      lateInterest: sql<string>`late_interest::text`,
    })
    .from(sql`(${movementRows(no)}) moved`)
    .orderBy(sql`moved_on, number, kind`);
  return rows.map(({ amount, lateInterest, ...row }) => ({ ...row, amount: fen(BigInt(amount)), lateInterest: fen(BigInt(lateInterest)) }));
}
