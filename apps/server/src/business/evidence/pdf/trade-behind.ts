import { formatMoney, sumFen, type CivilDate, type Fen } from '@lianxin/domain';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

export type UsedInvoice = { readonly number: string; readonly issuedOn: CivilDate; readonly total: Fen; readonly used: Fen };

export function invoiceTable(sheet: Sheet, invoices: readonly UsedInvoice[]): void {
  if (invoices.length === 0) return;
  sheet.section('贸易背景发票');
  sheet.table<UsedInvoice>(
    [
      { title: '发票号码', share: 0.36, cell: ({ number }) => number },
      { title: '开票日期', share: 0.2, cell: ({ issuedOn }) => issuedOn },
      { title: '价税合计（元）', share: 0.22, align: 'right', cell: ({ total }) => formatMoney(total) },
      { title: '本次使用（元）', share: 0.22, align: 'right', cell: ({ used }) => formatMoney(used) },
    ],
    invoices,
    '',
    ['合计', '', '', formatMoney(sumFen(invoices.map(({ used }) => used)))],
  );
}
