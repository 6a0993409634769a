import { OfflinePaymentId, ReceivableId, type EnterpriseNo } from '@lianxin/api/contract';
import { addDays, type CivilDate } from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { takeNewInvoices } from '../../business/trade/papers/index.ts';
import { offlinePayment, plainReceivable, tradeInvoice } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { enterpriseNo, invoiceId, yuan } from './trade.ts';

interface ReceivableStory {
  readonly owner: string;
  readonly by: string;
  /** The buyer and the index of its invoice within the trade. */
  readonly invoice?: readonly [buyer: string, place: number];
  readonly debtor: string;
  readonly number?: string;
  readonly amount: number;
  /** Days from the first start to the due date. */
  readonly dueIn: number;
  readonly note?: string;
  /** Days from collection to the first start. */
  readonly collected?: number;
}

const SUPPLIER = { owner: 'E1002', by: '王建国' } as const;
const CORE = { owner: 'E1001', by: '赵晓东' } as const;

/** Receivables and payables without vouchers: in every ageing bucket, and collected. */
const RECEIVABLES: readonly ReceivableStory[] = [
  { ...SUPPLIER, invoice: ['E1001', 14], debtor: '晋北煤业集团有限公司', amount: 1_412_000, dueIn: 46 },
  { ...SUPPLIER, invoice: ['E1001', 13], debtor: '晋北煤业集团有限公司', amount: 600_000, dueIn: -12, note: '进度款' },
  { ...SUPPLIER, invoice: ['E1004', 6], debtor: '晋北煤业运销有限公司', amount: 371_000, dueIn: -47 },
  { ...SUPPLIER, debtor: '大同煤机销售有限公司', number: 'XS-2026-0071', amount: 86_400, dueIn: -132, note: '尾款，质保期满后支付' },
  { ...SUPPLIER, debtor: '朔州矿用设备租赁有限公司', number: 'XS-2026-0093', amount: 52_800, dueIn: -20, collected: 8 },
  { ...CORE, debtor: '太行焦化有限公司', number: 'MT-2026-1107', amount: 3_860_000, dueIn: 20 },
  { ...CORE, debtor: '晋南发电有限公司', number: 'MT-2026-0918', amount: 2_150_000, dueIn: -35, note: '动力煤 9 月结算' },
];

/** Records a partial offline payment of an invoice by the core enterprise. */
async function payOffline({ db }: Pick<SeedTools, 'db'>, today: CivilDate, at: Date): Promise<void> {
  const [id, of, amount] = [z.parse(OfflinePaymentId, 'OP1'), invoiceId('E1001', 'E2006', 2), yuan(360_000)];
  await db.insert(offlinePayment).values({
    id,
    payerNo: enterpriseNo('E1001'),
    invoiceId: of,
    amount,
    paidOn: addDays(today, -4),
    receiptNumber: 'HD20261116-0102',
    notedBy: '赵晓东',
    notedAt: at,
  });
  await takeNewInvoices(db, [{ owner: { ownerKind: 'offline', ownerId: id }, wanted: [{ invoiceId: of, amount }] }]);
}

/** Creates receivables without vouchers, and an offline payment. */
export async function fillDues({ db }: Pick<SeedTools, 'db'>, today: CivilDate): Promise<void> {
  const at = new Date(`${addDays(today, -3)}T15:10:00+08:00`);
  const invoices = RECEIVABLES.flatMap(({ owner, invoice }) => (invoice ? [invoiceId(invoice[0], owner, invoice[1])] : []));
  const numbers = new Map(
    (
      await db.select({ id: tradeInvoice.id, number: tradeInvoice.number }).from(tradeInvoice).where(inArray(tradeInvoice.id, invoices))
    ).map(({ id, number }) => [id, number]),
  );
  await db.insert(plainReceivable).values(
    RECEIVABLES.map(({ owner, by, invoice, debtor, number, amount, dueIn, note, collected }, place) => {
      const of = invoice ? invoiceId(invoice[0], owner, invoice[1]) : null;
      const debtorNo: EnterpriseNo | null = invoice ? enterpriseNo(invoice[0]) : null;
      return {
        id: z.parse(ReceivableId, `RC${place + 1}`),
        ownerNo: enterpriseNo(owner),
        debtorNo,
        debtorName: debtor,
        invoiceId: of,
        number: (of === null ? number : numbers.get(of)) ?? '',
        amount: yuan(amount),
        dueOn: addDays(today, dueIn),
        note: note ?? null,
        collectedOn: collected === undefined ? null : addDays(today, -collected),
        receiptNumber: collected === undefined ? null : 'HD20261112-0007',
        registeredBy: by,
        registeredAt: at,
        changedBy: by,
        changedAt: at,
      };
    }),
  );
  await payOffline({ db }, today, at);
}
