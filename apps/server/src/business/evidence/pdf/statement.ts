import {
  FLOWS_OF,
  formatMoney,
  monthNameOf,
  Refusal,
  statementMonths,
  ZERO_FEN,
  type CivilDate,
  type Fen,
  type StatementFlow,
  type StatementMonth,
  type StatementSide,
} from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { movementsOf } from '../../money/statements/index.ts';
import { documentCode } from './document-code.ts';
import type { PdfDraft } from './issue.ts';

/** Wording for each side. */
const SIDES = {
  held: {
    title: '凭证账单',
    titleEn: 'MONTHLY STATEMENT',
    opening: '期初持有',
    closing: '期末持有',
    lateInterest: '另收逾期利息',
    note: '本账单由各凭证的存证事件逐笔计算：期初加收入，减转让、融资与到期结算，等于期末。待签收的凭证不计入持有，质押的凭证仍计入。质押凭证的逾期利息含先偿还质押贷款的部分。',
  },
  issued: {
    title: '开立账单',
    titleEn: 'STATEMENT OF ISSUED VOUCHERS',
    opening: '期初应付',
    closing: '期末应付',
    lateInterest: '另付逾期利息',
    note: '期初加开立，减兑付，等于期末。开立按接收方签收生效当日计，兑付按银行付款当日计，不含逾期利息。',
  },
} as const satisfies Readonly<Record<StatementSide, object>>;

const KINDS: Readonly<Record<StatementFlow, string>> = {
  received: '收入',
  returned: '退回转入',
  passedOn: '转让支出',
  financed: '融资',
  givenBack: '回购转出',
  matured: '到期结算',
  issued: '开立',
  paid: '兑付',
};

type StatementLine = {
  readonly on: CivilDate;
  readonly kind: string;
  readonly number: string;
  readonly other: string;
  readonly amount: Fen;
  readonly lateInterest: Fen;
};

/** Opening balance, movements and closing balance of a month; the balance of today if it has not ended. */
export interface StatementFacts extends Pick<StatementMonth, 'month' | 'from' | 'to' | 'opening' | 'closing'> {
  readonly side: StatementSide;
  readonly enterprise: string;
  readonly sums: Readonly<Record<string, Fen>>;
  /** Paid besides; no part of the balance. */
  readonly lateInterest: Fen;
  readonly lines: readonly StatementLine[];
}

/** Month as "2026-11". Refuses NOT_FOUND for a future month or one before the first movement. */
export async function statementFacts(context: CallContext, month: string, side: StatementSide = 'held'): Promise<StatementFacts> {
  const { db, clock, viewer } = context;
  const movements = await movementsOf(db, enterpriseOf(context), side);
  const found = statementMonths(side, movements, clock.today()).find((one) => one.month === month);
  if (!found) throw new Refusal('NOT_FOUND');
  const { from, to, opening, flows, closing, lateInterest } = found;
  const within = movements.filter(({ on }) => monthNameOf(on) === month && on <= to);
  const party = await partiesOf(
    db,
    within.map(({ otherNo }) => otherNo),
  );
  return {
    side,
    enterprise: viewer.enterpriseName ?? '',
    month,
    from,
    to,
    opening,
    sums: Object.fromEntries(flows.map(({ kind, amount }) => [kind, amount])),
    closing,
    lateInterest,
    lines: within.map(({ on, kind, number, otherNo, amount, lateInterest: late = ZERO_FEN }) => ({
      on,
      kind: KINDS[kind],
      number,
      other: otherNo === null ? '—' : party(otherNo).name,
      amount,
      lateInterest: late,
    })),
  };
}

export function statementPdf(facts: StatementFacts, portalAddress: string, platform: string): PdfDraft {
  const { side, enterprise, month, from, to, opening, sums, closing, lateInterest, lines } = facts;
  const words = SIDES[side];
  const signed = (amount: Fen) => (amount > 0n ? `+${formatMoney(amount)}` : formatMoney(amount));
  return {
    kind: 'statement',
    subjectId: side === 'held' ? month : `${side}:${month}`,
    title: `${words.title} ${month}`,
    fileName: `${enterprise}-${words.title}-${month}.pdf`,
    layout: 'portrait',
    facts: { enterprise, month, from, to, opening, sums: { ...sums }, closing, lateInterest, lines, verifiedAt: portalAddress },
    chain: null,
    draw(pdf, proof) {
      const sheet = createSheet(pdf, { platform, title: words.title, titleEn: words.titleEn, number: ['账期', month] });
      sheet.amount(words.closing, closing < 0n ? ZERO_FEN : closing);
      sheet.facts([
        { label: '企业', value: enterprise },
        { label: '期间', value: `${from} 至 ${to}` },
      ]);
      sheet.section('汇总');
      sheet.table<readonly [string, Fen]>(
        [
          { title: '项目', share: 0.6, cell: ([name]) => name },
          {
            title: '金额（元）',
            share: 0.4,
            align: 'right',
            cell: ([name, amount]) => (name === words.opening ? formatMoney(amount) : signed(amount)),
          },
        ],
        [[words.opening, opening], ...FLOWS_OF[side].map((kind) => [KINDS[kind], sums[kind] ?? ZERO_FEN] as const)],
        '',
        [words.closing, formatMoney(closing)],
      );
      if (lateInterest > 0n) sheet.text(`${words.lateInterest} ${formatMoney(lateInterest)} 元，不计入余额。`);
      sheet.section('明细');
      const late = lateInterest > 0n ? 0.16 : 0;
      sheet.table<StatementLine>(
        [
          { title: '日期', share: 0.13, cell: ({ on }) => on },
          { title: '事项', share: 0.13, cell: ({ kind }) => kind },
          { title: '凭证编号', share: 0.28, cell: ({ number }) => number },
          { title: '对方', share: 0.28 - late, cell: ({ other }) => other },
          { title: '金额（元）', share: 0.18, align: 'right', cell: ({ amount }) => signed(amount) },
          ...(late === 0
            ? []
            : [
                {
                  title: '逾期利息（元）',
                  share: late,
                  align: 'right',
                  cell: (line: StatementLine) => formatMoney(line.lateInterest),
                } as const,
              ]),
        ],
        lines,
        '本期没有变动',
      );
      sheet.text(words.note);
      documentCode(sheet, portalAddress, proof);
    },
  };
}
