import type { Check } from '../checks.ts';
import type { Fen } from '../money/yuan.ts';
import { invoiceCoverage, type InvoiceUse } from './coverage.ts';

/** Invoice checks of issuance, transfer and financing: each invoice within its free amount and verified, all together covering the amount. */
export function invoiceChecks(amount: Fen | undefined, uses: readonly InvoiceUse[]): readonly Check<'invoiceCover' | 'invoiceUse'>[] {
  if (amount === undefined || uses.length === 0) {
    return [
      { rule: 'R-07', level: 'pending', code: 'invoiceUse', figures: {} },
      { rule: 'R-07', level: 'pending', code: 'invoiceCover', figures: {} },
    ];
  }
  const { total, shortfall, overused, unverified } = invoiceCoverage(amount, uses);
  const useLevel = overused.length > 0 ? 'fail' : unverified.length > 0 ? 'warn' : 'pass';
  return [
    {
      rule: 'R-07',
      level: useLevel,
      code: 'invoiceUse',
      figures: { invoices: uses.length, overused: overused.length, unverified: unverified.length },
    },
    { rule: 'R-07', level: shortfall > 0n ? 'fail' : 'pass', code: 'invoiceCover', figures: { total, amount, shortfall } },
  ];
}
