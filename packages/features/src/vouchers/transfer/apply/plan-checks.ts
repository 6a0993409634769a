import type { Check as CheckView, PieceRow, TradeInvoice } from '@lianxin/api/contract';
import { addDays, fen, shanghaiDate, sumFen, transferChecks, type TransferLine } from '@lianxin/domain';
import type { Supplier } from '../../../platform/pickers/index.ts';
import { checkView } from '../../../platform/terms/index.ts';
import { overdrawnBy } from '../../voucher/index.ts';
import type { PlannedLeg, Share } from './plan.ts';

/** The whole plan with its facts. */
export interface Plan {
  readonly senderNo: string;
  readonly pieces: readonly PieceRow[];
  readonly shares: readonly Share[];
  readonly legs: readonly PlannedLeg[];
  readonly invoices: ReadonlyMap<string, TradeInvoice>;
  /** Facts about the recipients. */
  readonly suppliers: readonly Supplier[];
}

function usesOf({ legs, invoices }: Plan) {
  const used = new Map<string, bigint>();
  for (const { invoiceId, amount } of legs.flatMap((leg) => leg.uses)) used.set(invoiceId, (used.get(invoiceId) ?? 0n) + amount);
  return [...used].flatMap(([invoiceId, amount]) => {
    const invoice = invoices.get(invoiceId);
    return invoice
      ? [
          {
            invoiceId,
            used: fen(amount),
            free: invoice.freeAmount,
            verified: invoice.verification === 'consistent',
          },
        ]
      : [];
  });
}

/** The amount exceeded, by piece: a rest of one does not help another. */
const overdrawn = ({ pieces, shares }: Plan) => sumFen(pieces.map((piece) => overdrawnBy(piece, shares)));

/** Live checks by the domain's rules, repeated by the server. Only the server knows about suspended issuers: `fromServer`. */
export function planChecks(plan: Plan, fromServer: readonly CheckView[]): readonly CheckView[] {
  const { senderNo, pieces, shares, legs, suppliers } = plan;
  const [first] = pieces;
  const lines = shares.flatMap((share): readonly TransferLine[] => {
    const known = suppliers.find((one) => one.enterpriseNo === share.recipientNo);
    const recipient = share.recipientNo === '' ? undefined : { enterpriseNo: share.recipientNo, verified: known?.certified ?? false };
    const own = legs.filter((leg) => leg.share.key === share.key);
    // Only verified accounts are offered (rules.md §6).
    const accountUsable = share.receivingAccountId === '' ? undefined : true;
    const line = { recipient, accountUsable };
    return own.length === 0 ? [{ ...line, amount: undefined }] : own.map(({ amount }) => ({ ...line, amount }));
  });
  const checks = transferChecks({
    senderNo,
    // Derive the server's day from the remaining days it counted.
    on: first ? addDays(first.dueOn, -first.remainingDays) : shanghaiDate(new Date()),
    sources: pieces.map((piece) => ({
      number: piece.number,
      available: piece.availableAmount,
      dueOn: piece.dueOn,
      issuerSuspended: false,
    })),
    lines,
    invoices: usesOf(plan),
  });
  const over = overdrawn(plan);
  return checks.flatMap((check) => {
    if (check.code === 'issuerActive' && check.level !== 'pending') return fromServer;
    return [
      checkView(
        check.code === 'available' && over > 0n ? { ...check, level: 'fail', figures: { ...check.figures, shortfall: over } } : check,
      ),
    ];
  });
}
