import {
  formatMoney,
  Refusal,
  maskAccountNumber,
  shanghaiDate,
  shanghaiSecond,
  sumFen,
  verifyAddress,
  type CivilDate,
  type Fen,
  type PaymentPurpose,
  type ProvedChain,
} from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { PieceId } from '../../../schema/ids.ts';
import { bankAccount, piece, settlement, settlementPayment, voucher } from '../../../schema/index.ts';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { readablePaid } from '../../money/settlement/index.ts';
import type { PdfDraft } from './issue.ts';

const TITLE = '到期结算回单';

const PURPOSES: Readonly<Record<PaymentPurpose, string>> = {
  holder: '凭证兑付',
  lender: '凭证兑付（受让方）',
  pledgee: '清偿质押贷款',
  rest: '清偿贷款后余额',
};

/** A completed payment. */
export type PaidPart = {
  readonly reference: string;
  readonly purpose: string;
  readonly payee: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly amount: Fen;
  readonly lateInterest: Fen;
  readonly bankSerial: string | null;
  readonly paidAt: string;
};

/** Payer, payees, piece, dates and bank entries. */
export interface SettlementFacts {
  readonly pieceId: PieceId;
  readonly number: string;
  readonly issuer: string;
  readonly payer: { readonly name: string; readonly number: string; readonly bank: string };
  readonly dueOn: CivilDate;
  readonly paysOn: CivilDate;
  readonly paidOn: CivilDate;
  readonly parts: readonly PaidPart[];
  readonly chain: ProvedChain;
}

/** The issuer sees all payments for a piece, a payee its own. Refuses NOT_FOUND without payments. */
export async function settlementFacts(context: CallContext, pieceId: PieceId): Promise<SettlementFacts> {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const rows = await db
    .select({ payment: settlementPayment, settlement, piece, voucher, payer: bankAccount })
    .from(settlementPayment)
    .innerJoin(settlement, eq(settlement.voucherId, settlementPayment.voucherId))
    .innerJoin(piece, eq(piece.id, settlementPayment.pieceId))
    .innerJoin(voucher, eq(voucher.id, settlementPayment.voucherId))
    .innerJoin(bankAccount, eq(bankAccount.id, settlement.payerAccountId))
    .where(readablePaid(pieceId, viewerNo))
    .orderBy(asc(settlementPayment.id));
  const [first] = rows;
  if (!first) throw new Refusal('NOT_FOUND');
  const party = await partiesOf(db, [first.settlement.issuerNo, ...rows.map(({ payment }) => payment.payeeNo)]);
  const { payer } = first;
  const moments = rows.map(({ payment }) => payment.paidAt ?? first.settlement.stateSince);
  const last = moments.reduce((latest, moment) => (moment > latest ? moment : latest));
  return {
    pieceId,
    number: first.piece.number,
    issuer: party(first.settlement.issuerNo).name,
    payer: { name: payer.accountName, number: maskAccountNumber(payer.accountNumber), bank: payer.bankName },
    dueOn: first.piece.dueOn,
    paysOn: first.settlement.paysOn,
    paidOn: shanghaiDate(last),
    parts: rows.map(({ payment }) => ({
      reference: payment.id,
      purpose: PURPOSES[payment.purpose],
      payee: party(payment.payeeNo).name,
      accountName: payment.accountName,
      accountNumber: maskAccountNumber(payment.accountNumber),
      amount: payment.amount,
      lateInterest: payment.lateInterest,
      bankSerial: payment.bankSerial,
      paidAt: shanghaiSecond((payment.paidAt ?? first.settlement.stateSince).toISOString()),
    })),
    chain: { voucherNumber: first.voucher.number, head: first.voucher.chainHead, length: first.voucher.chainLength },
  };
}

/** A receipt for a payment at maturity. */
export function settlementPdf(facts: SettlementFacts, portalAddress: string, platform: string): PdfDraft {
  const { number, issuer, payer, parts, chain } = facts;
  const total = sumFen(parts.flatMap(({ amount, lateInterest }) => [amount, lateInterest]));
  const late = sumFen(parts.map(({ lateInterest }) => lateInterest));
  const address = verifyAddress(portalAddress, number, chain.head);
  return {
    kind: 'settlement',
    subjectId: facts.pieceId,
    title: `${TITLE} ${number}`,
    fileName: `${number}-${TITLE}.pdf`,
    layout: 'portrait',
    facts: {
      number,
      issuer,
      payer: { ...payer },
      dueOn: facts.dueOn,
      paysOn: facts.paysOn,
      paidOn: facts.paidOn,
      total,
      late,
      parts,
      chainHead: chain.head,
      verifyAddress: address,
    },
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'SETTLEMENT RECEIPT', number: ['凭证编号', number] });
      sheet.amount('实付金额', total);
      sheet.section('付款');
      sheet.facts([
        { label: '付款方', value: issuer },
        { label: '付款日', value: facts.paidOn },
        { label: '凭证到期日', value: facts.dueOn },
        { label: '应付款日', value: facts.paysOn },
        { label: '付款账户', value: `${payer.name}　${payer.number}　${payer.bank}`, wide: true },
        { label: '逾期利息', value: late === 0n ? '无' : `${formatMoney(late)} 元` },
        { label: '付款笔数', value: `${parts.length} 笔` },
      ]);
      sheet.section('收款明细');
      sheet.table<PaidPart>(
        [
          { title: '用途', share: 0.14, cell: ({ purpose }) => purpose },
          { title: '收款方与账号', share: 0.28, cell: ({ payee, accountNumber }) => `${payee}\n${accountNumber}` },
          { title: '到账时间', share: 0.15, cell: ({ paidAt }) => paidAt },
          { title: '银行流水号', share: 0.17, cell: ({ bankSerial }) => bankSerial ?? '—' },
          { title: '逾期利息（元）', share: 0.12, align: 'right', cell: ({ lateInterest }) => formatMoney(lateInterest) },
          { title: '金额（元）', share: 0.14, align: 'right', cell: ({ amount }) => formatMoney(amount) },
        ],
        parts,
        '',
        ['合计', '', '', '', formatMoney(late), formatMoney(sumFen(parts.map(({ amount }) => amount)))],
      );
      sheet.text('款项由付款方的开户银行直接付至收款账户，平台不经手资金。本回单依据银行回执生成，银行的入账凭证为准。');
      sheet.code(address, `扫码核验凭证 ${number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
