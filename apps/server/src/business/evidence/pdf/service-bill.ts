import {
  formatMoney,
  formatRatePercent,
  monthNameOf,
  Refusal,
  serviceBillMonths,
  serviceBusinessOf,
  taxedAmount,
  type BusinessSum,
  type Fen,
  type FeeState,
  type ServiceBillMonth,
  type ServiceBusiness,
} from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { serviceChargesOf } from '../../money/service-bills/index.ts';
import { documentCode } from './document-code.ts';
import type { PdfDraft } from './issue.ts';

const BUSINESSES: Readonly<Record<ServiceBusiness, string>> = {
  issuance: '开立',
  transfer: '转让',
  financing: '融资',
  pledge: '质押',
  evidence: '存证',
  registration: '登记',
  ukey: 'USB-Key',
  platform: '平台服务',
};

const STATES: Readonly<Record<FeeState, string>> = {
  pending: '待缴',
  returned: '已退回',
  declared: '已申报',
  confirmed: '已缴',
  cancelled: '已取消',
};

type BillLine = {
  readonly on: string;
  readonly business: string;
  readonly name: string;
  readonly state: string;
  readonly tax: Fen;
  readonly amount: Fen;
};

interface BillFacts {
  readonly enterprise: string;
  readonly bill: ServiceBillMonth;
  readonly lines: readonly BillLine[];
}

/** Month as "2026-11". Refuses NOT_FOUND if it has no bill. */
export async function serviceBillFacts({ db, clock, viewer }: CallContext, month: string): Promise<BillFacts> {
  const charges = await serviceChargesOf(db, enterpriseOf({ viewer }));
  const bill = serviceBillMonths(charges, clock.today()).find((one) => one.month === month);
  if (!bill) throw new Refusal('NOT_FOUND');
  const lines = charges
    .filter(({ on }) => monthNameOf(on) === month && on <= bill.to)
    .map((charged) => ({
      on: charged.on,
      business: BUSINESSES[serviceBusinessOf(charged)],
      name: [charged.row.summary, charged.row.businessNumber].filter(Boolean).join(' ') || '—',
      state: STATES[charged.state],
      ...taxedAmount(charged),
    }));
  return { enterprise: viewer.enterpriseName ?? '', bill, lines };
}

/** The platform's charges of a month, by business, with tax. */
export function serviceBillPdf({ enterprise, bill, lines }: BillFacts, portalAddress: string, platform: string): PdfDraft {
  const { month, from, to, net, tax, amount, unpaid, parts } = bill;
  return {
    kind: 'statement',
    subjectId: `service:${month}`,
    title: `服务账单 ${month}`,
    fileName: `${enterprise}-服务账单-${month}.pdf`,
    layout: 'portrait',
    facts: {
      enterprise,
      month,
      from,
      to,
      net,
      tax,
      amount,
      unpaid,
      parts: parts.map((part) => ({ ...part })),
      lines,
      verifiedAt: portalAddress,
    },
    chain: null,
    draw(pdf, proof) {
      const sheet = createSheet(pdf, { platform, title: '服务账单', titleEn: 'SERVICE BILL', number: ['账期', month] });
      sheet.amount('价税合计', amount);
      sheet.facts([
        { label: '企业', value: enterprise },
        { label: '期间', value: `${from} 至 ${to}` },
        { label: '待缴（元）', value: formatMoney(unpaid) },
      ]);
      sheet.section('汇总');
      sheet.table<BusinessSum>(
        [
          { title: '业务', share: 0.2, cell: ({ business }) => BUSINESSES[business] },
          { title: '笔数', share: 0.1, align: 'right', cell: ({ count }) => String(count) },
          { title: '不含税金额（元）', share: 0.25, align: 'right', cell: (part) => formatMoney(part.net) },
          { title: '税率', share: 0.1, align: 'right', cell: ({ taxRate }) => `${formatRatePercent(taxRate)}%` },
          { title: '税额（元）', share: 0.15, align: 'right', cell: (part) => formatMoney(part.tax) },
          { title: '价税合计（元）', share: 0.2, align: 'right', cell: (part) => formatMoney(part.amount) },
        ],
        parts,
        '本期没有费用',
        ['价税合计', formatMoney(amount)],
      );
      sheet.section('明细');
      sheet.table<BillLine>(
        [
          { title: '日期', share: 0.13, cell: ({ on }) => on },
          { title: '业务', share: 0.12, cell: ({ business }) => business },
          { title: '费用', share: 0.33, cell: ({ name }) => name },
          { title: '状态', share: 0.1, cell: ({ state }) => state },
          { title: '税额（元）', share: 0.14, align: 'right', cell: (line) => formatMoney(line.tax) },
          { title: '价税合计（元）', share: 0.18, align: 'right', cell: (line) => formatMoney(line.amount) },
        ],
        lines,
        '本期没有费用',
      );
      sheet.text('金额均含增值税；税额按每笔费用的税率从价税合计中计算，与发票一致。');
      documentCode(sheet, portalAddress, proof);
    },
  };
}
