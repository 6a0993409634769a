import type { Contract, ResponseOf, VoucherNumber } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, type CivilDate, type Fen } from '@lianxin/domain';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import type { FundingId } from '../../../schema/ids.ts';

type Quote = ResponseOf<Contract['financing']['get']>['quote'];

const CHARGES: Readonly<Record<Quote['lines'][number]['kind'], string>> = {
  interest: '利息',
  lenderFee: '资方手续费',
  serviceFee: '平台服务费',
  guaranteeFee: '担保费',
};

const PAYMENTS: Readonly<Record<Quote['lines'][number]['payment'], string>> = {
  withheld: '放款时扣除',
  beforehand: '放款前缴纳',
  atMaturity: '到期支付',
};

/** How a charge is paid. The issuer pays its share itself. */
function paymentOf({ payment, holder, issuer }: Quote['lines'][number]): string {
  if (issuer === 0n || payment !== 'withheld') return PAYMENTS[payment];
  return holder === 0n ? '开立方放款日另付' : '放款时扣除，开立方部分另付';
}

/** A rate for reading: "3.48%". */
export const percent = (rate: Quote['annualRate']): string => `${formatRatePercent(rate)}%`;

export type Charge = { readonly kind: string; readonly payment: string; readonly total: Fen; readonly holder: Fen; readonly issuer: Fen };

export const chargesOf = ({ lines }: Quote): Charge[] =>
  lines.map((line) => {
    const { kind, total, holder, issuer } = line;
    return { kind: CHARGES[kind], payment: paymentOf(line), total, holder, issuer };
  });

export function chargeTable(sheet: Sheet, charges: readonly Charge[]): void {
  sheet.section('利息与费用');
  sheet.table<Charge>(
    [
      { title: '项目', share: 0.22, cell: ({ kind }) => kind },
      { title: '支付方式', share: 0.18, cell: ({ payment }) => payment },
      { title: '合计（元）', share: 0.2, align: 'right', cell: ({ total }) => formatMoney(total) },
      { title: '融资方承担（元）', share: 0.2, align: 'right', cell: ({ holder }) => formatMoney(holder) },
      { title: '开立方承担（元）', share: 0.2, align: 'right', cell: ({ issuer }) => formatMoney(issuer) },
    ],
    charges,
    '无',
  );
}

export type TakenPiece = { readonly number: string; readonly issuer: string; readonly dueOn: CivilDate; readonly amount: Fen };

export const takenPieces = (
  pieces: readonly {
    readonly number: string;
    readonly issuer: { readonly name: string };
    readonly dueOn: CivilDate;
    readonly amount: Fen;
  }[],
): TakenPiece[] => pieces.map(({ number, issuer, dueOn, amount }) => ({ number, issuer: issuer.name, dueOn, amount }));

/** Words for loan, borrower, pieces and agreement, by kind. */
export const LOAN_WORDS = {
  financing: {
    name: '凭证融资',
    borrower: '融资方',
    pieces: '转让的凭证',
    agreement: '凭证融资协议',
    agreementEn: 'FINANCING AGREEMENT',
    number: '融资编号',
    amount: '融资金额',
    terms: '融资要素',
    registration: '转让登记',
    purpose: '资金用途',
  },
  pledge: {
    name: '凭证质押贷款',
    borrower: '借款人',
    pieces: '质押的凭证',
    agreement: '凭证质押贷款协议',
    agreementEn: 'PLEDGE LOAN AGREEMENT',
    number: '质押编号',
    amount: '贷款金额',
    terms: '贷款要素',
    registration: '出质登记',
    purpose: '贷款用途',
  },
} as const;

export interface Loan {
  readonly business: keyof typeof LOAN_WORDS;
  readonly id: FundingId;
  readonly applicationNumber: string;
  readonly state: string;
  readonly lender: string;
  readonly borrower: string;
  readonly amount: Fen;
  /** The first piece. */
  readonly number: VoucherNumber;
  readonly pieces: readonly TakenPiece[];
  /** Total amount of the pieces taken. */
  readonly taken: Fen;
}

export function pieceTable(sheet: Sheet, title: string, pieces: readonly TakenPiece[], total: Fen): void {
  sheet.section(title);
  sheet.table<TakenPiece>(
    [
      { title: '凭证编号', share: 0.34, cell: ({ number }) => number },
      { title: '开立方', share: 0.3, cell: ({ issuer }) => issuer },
      { title: '到期日', share: 0.15, cell: ({ dueOn }) => dueOn },
      { title: '金额（元）', share: 0.21, align: 'right', cell: ({ amount }) => formatMoney(amount) },
    ],
    pieces,
    '无',
    ['合计', '', '', formatMoney(total)],
  );
}
