import { chargeRateOf, type Quote } from '@lianxin/domain';
import type { applicationCharge } from '../../../schema/index.ts';
import type { PostedObject } from './posted-object.ts';

interface PaidOut {
  readonly row: PostedObject;
  readonly quote: Quote;
  readonly at: Date;
}

/** The costs of a disbursed application, one row for each charge and bearing party. */
export function chargesOf({ row, quote, at }: PaidOut): (typeof applicationCharge.$inferInsert)[] {
  const { id, applicationNumber, enterpriseNo, holderNo = enterpriseNo, issuerNo, lenderNo } = row;
  const withheld = quote.lines.filter(({ payment }) => payment === 'withheld');
  return withheld.flatMap(({ kind, holder, issuer }) => {
    const rate = chargeRateOf(quote, kind);
    const given = {
      objectKind: quote.question.kind,
      objectId: id,
      objectNumber: applicationNumber,
      kind,
      payeeNo: kind === 'serviceFee' ? null : (lenderNo ?? null),
      basis: quote.question.amount,
      ratePpm: rate?.ratePpm ?? null,
      rateUnit: rate?.unit ?? null,
      paidAt: at,
    };
    return [
      { ...given, part: 'holder' as const, enterpriseNo: holderNo, amount: holder },
      { ...given, part: 'issuer' as const, enterpriseNo: issuerNo, amount: issuer },
    ].filter(({ amount }) => amount > 0n);
  });
}
