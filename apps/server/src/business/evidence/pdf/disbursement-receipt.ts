import { formatMoney, subtractFen, verifyAddress, type CivilDate, type Fen, type ProvedChain } from '@lianxin/domain';
import { createSheet } from '../../../platform/pdf/sheet.ts';
import type { PdfDraft } from './issue.ts';
import { LOAN_WORDS, percent, pieceTable, type Loan } from './loan-terms.ts';

const TITLE = '放款回单';

/** A payout: parties, amount, date and the bank's entry. */
export interface Disbursement extends Loan {
  /** The masked account; null if the reader may not see it. */
  readonly account: { readonly accountName: string; readonly accountNumber: string; readonly bankName: string } | null;
  /** The amount after the lender's deductions. */
  readonly paidOut: Fen;
  readonly annualRate: Parameters<typeof percent>[0];
  readonly disbursedOn: CivilDate;
  /** Interest runs from this day to the day of payment. */
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
  readonly days: number;
  readonly interest: Fen;
  readonly receiptNumber: string | null;
  readonly lenderNumber: string | null;
  readonly registration: string | null;
}

/** A receipt for the payout of a financing or pledge loan. */
export function disbursementPdf(paid: Disbursement, chain: ProvedChain, portalAddress: string, platform: string): PdfDraft {
  const { applicationNumber, lender, borrower, account, amount, paidOut, number } = paid;
  const words = LOAN_WORDS[paid.business];
  const kept = subtractFen(amount, paidOut);
  const facts = {
    applicationNumber,
    business: words.name,
    lender,
    borrower,
    account: account && { name: account.accountName, number: account.accountNumber, bank: account.bankName },
    amount,
    kept,
    paidOut,
    annualRate: percent(paid.annualRate),
    disbursedOn: paid.disbursedOn,
    valueOn: paid.valueOn,
    paysOn: paid.paysOn,
    days: paid.days,
    interest: paid.interest,
    receiptNumber: paid.receiptNumber,
    lenderNumber: paid.lenderNumber,
    registration: paid.registration,
    pieces: paid.pieces,
    chainHead: chain.head,
    verifyAddress: verifyAddress(portalAddress, number, chain.head),
  };
  return {
    kind: 'disbursement',
    subjectId: paid.id,
    title: `${TITLE} ${applicationNumber}`,
    fileName: `${applicationNumber}-${TITLE}.pdf`,
    layout: 'portrait',
    facts,
    chain,
    draw(pdf) {
      const sheet = createSheet(pdf, { platform, title: TITLE, titleEn: 'PAYOUT RECEIPT', number: ['业务编号', applicationNumber] });
      sheet.amount('放款金额', paidOut);
      sheet.section('放款');
      sheet.facts([
        { label: '业务', value: words.name },
        { label: '放款日', value: facts.disbursedOn },
        { label: '资金方', value: lender },
        { label: words.borrower, value: borrower },
        {
          label: '收款账户',
          value: account ? `${account.accountName}　${account.accountNumber}　${account.bankName}` : '—',
          wide: true,
        },
        { label: '本金', value: `${formatMoney(amount)} 元` },
        { label: '放款时扣除', value: kept === 0n ? '无' : `${formatMoney(kept)} 元` },
        { label: '年化利率', value: facts.annualRate },
        { label: '起息日', value: facts.valueOn },
        { label: '到期付款日', value: facts.paysOn },
        { label: '计息天数', value: `${facts.days} 天` },
        { label: '利息', value: `${formatMoney(facts.interest)} 元` },
        { label: '银行回单号', value: facts.receiptNumber ?? '—' },
        ...(facts.lenderNumber === null ? [] : [{ label: '资金方编号', value: facts.lenderNumber }]),
        { label: '登记编号', value: facts.registration ?? '—', wide: true },
      ]);
      pieceTable(sheet, words.pieces, paid.pieces, paid.taken);
      sheet.text('款项由资金方直接付至收款账户，平台不经手资金。本回单依据资金方的放款回执生成，银行的入账凭证为准。');
      sheet.code(facts.verifyAddress, `扫码核验凭证 ${number}\n存证摘要（SM3）${chain.head}\n流转事件 ${chain.length} 个`);
    },
  };
}
