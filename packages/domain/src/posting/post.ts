import type { ChannelKind } from '../channel/define-channels.ts';
import { fen, minFen, sumFen, type Fen } from '../money/yuan.ts';
import type { ChargeKind, Quote } from '../quote/quote.ts';
import { entry, type Posting } from './posting.ts';

/** An act that moves money, or what may be lent. Amounts in fen; those of a payment come from the quote that is charged, whole. */
export type MoneyAct =
  /** An application was passed on to the lender: it takes that much of the line. */
  | { readonly act: 'reserve'; readonly amount: Fen }
  /** It came to nothing: exactly that is given back. */
  | { readonly act: 'release'; readonly amount: Fen }
  /** The lender pays out what the quote says. */
  | { readonly act: 'disburse'; readonly quote: Quote }
  /** The holder pays the guarantor's fee. */
  | { readonly act: 'guaranteeFee'; readonly amount: Fen }
  /** The guarantor has not received it: exactly that is taken back, by a posting of its own. */
  | { readonly act: 'guaranteeFeeReversed'; readonly amount: Fen }
  /** Interest, and interest on what is late, is added to a loan. */
  | { readonly act: 'accrue'; readonly interest: Fen; readonly lateInterest: Fen }
  /** The holder repays. Of a loan everything lessens the debt; a financing is bought back, with late interest on top. */
  | { readonly act: 'repay'; readonly kind: ChannelKind; readonly principal: Fen; readonly interest: Fen; readonly lateInterest: Fen }
  /** The issuer pays the lender the voucher that it bought, at maturity, with what late payment costs. */
  | { readonly act: 'settle'; readonly amount: Fen; readonly lateInterest: Fen }
  /** The issuer pays a voucher to its holder at maturity, with what late payment costs. */
  | { readonly act: 'redeem'; readonly amount: Fen; readonly lateInterest: Fen }
  /** The issuer pays a pledged voucher, with what late payment costs: to the lender what is owed, and to the holder what is over. */
  | { readonly act: 'clear'; readonly amount: Fen; readonly lateInterest: Fen; readonly owed: Fen; readonly principal: Fen };

const lineOf = (quote: Quote, kind: ChargeKind) => quote.lines.find((line) => line.kind === kind);
const holderOf = (quote: Quote, kind: ChargeKind): Fen => lineOf(quote, kind)?.holder ?? fen(0n);
const issuerOf = (quote: Quote, kind: ChargeKind): Fen => lineOf(quote, kind)?.issuer ?? fen(0n);
const sum = (...amounts: readonly Fen[]): Fen => sumFen(amounts);

/** Principal that comes back may be lent again. */
const lineFreed = (principal: Fen): readonly Posting[] => entry('lender', [['lineFree', principal]], [['lineUsed', principal]]);

/** What the issuer bears of a financing, paid to whom each charge is due. */
function issuersShare(quote: Quote): readonly Posting[] {
  const interest = issuerOf(quote, 'interest');
  const lenderFee = issuerOf(quote, 'lenderFee');
  const serviceFee = issuerOf(quote, 'serviceFee');
  return [
    ...entry(
      'issuer',
      [
        ['interest', interest],
        ['fee', sum(lenderFee, serviceFee)],
      ],
      [['cash', sum(interest, lenderFee, serviceFee)]],
    ),
    ...entry(
      'lender',
      [['cash', sum(interest, lenderFee)]],
      [
        ['interest', interest],
        ['fee', lenderFee],
      ],
    ),
    ...entry('platform', [['cash', serviceFee]], [['fee', serviceFee]]),
  ];
}

/** A payment: what is withheld is the lender's, and the platform's fee is passed on by the lender, never through an account of the platform for others. */
function disbursed(quote: Quote): readonly Posting[] {
  const { question, paidOut } = quote;
  const bought = question.kind === 'financing';
  const interest = bought ? holderOf(quote, 'interest') : fen(0n);
  const lenderFee = holderOf(quote, 'lenderFee');
  const serviceFee = holderOf(quote, 'serviceFee');
  const { amount } = question;
  return [
    ...entry('lender', [['lineUsed', amount]], [['lineReserved', amount]]),
    ...entry(
      'lender',
      [[bought ? 'voucher' : 'loan', amount]],
      [
        ['cash', sum(paidOut, serviceFee)],
        ['interest', interest],
        ['fee', lenderFee],
      ],
    ),
    ...entry(
      'holder',
      [
        ['cash', paidOut],
        ['interest', interest],
        ['fee', sum(lenderFee, serviceFee)],
      ],
      [[bought ? 'voucher' : 'debt', amount]],
    ),
    ...entry('platform', [['cash', serviceFee]], [['fee', serviceFee]]),
    ...(bought ? issuersShare(quote) : []),
  ];
}

type Of<Name extends MoneyAct['act']> = Extract<MoneyAct, { readonly act: Name }>;

function repaid({ kind, principal, interest, lateInterest }: Of<'repay'>): readonly Posting[] {
  const total = sum(principal, interest, lateInterest);
  if (kind === 'pledge') {
    return [
      ...entry('holder', [['debt', total]], [['cash', total]]),
      ...entry('lender', [['cash', total]], [['loan', total]]),
      ...lineFreed(principal),
    ];
  }
  return [
    ...entry(
      'holder',
      [
        ['voucher', principal],
        ['interest', interest],
        ['lateInterest', lateInterest],
      ],
      [['cash', total]],
    ),
    ...entry(
      'lender',
      [['cash', total]],
      [
        ['voucher', principal],
        ['interest', interest],
        ['lateInterest', lateInterest],
      ],
    ),
    ...lineFreed(principal),
  ];
}

type Paid = Pick<Of<'redeem'>, 'amount' | 'lateInterest'>;

/** The issuer keeps its promise. */
const kept = ({ amount, lateInterest }: Paid): readonly Posting[] =>
  entry(
    'issuer',
    [
      ['promise', amount],
      ['lateInterest', lateInterest],
    ],
    [['cash', sum(amount, lateInterest)]],
  );

/** A claim on the issuer has come in. */
const redeemed = (book: 'holder' | 'lender', { amount, lateInterest }: Paid): readonly Posting[] =>
  entry(
    book,
    [['cash', sum(amount, lateInterest)]],
    [
      ['voucher', amount],
      ['lateInterest', lateInterest],
    ],
  );

const settled = (paid: Of<'settle'>): readonly Posting[] => [...kept(paid), ...redeemed('lender', paid), ...lineFreed(paid.amount)];

function cleared({ amount, lateInterest, owed, principal }: Of<'clear'>): readonly Posting[] {
  const total = sum(amount, lateInterest);
  const toLender = minFen(total, owed);
  return [
    ...kept({ amount, lateInterest }),
    ...entry('lender', [['cash', toLender]], [['loan', toLender]]),
    ...entry(
      'holder',
      [
        ['cash', fen(total - toLender)],
        ['debt', toLender],
      ],
      [
        ['voucher', amount],
        ['lateInterest', lateInterest],
      ],
    ),
    ...lineFreed(minFen(principal, toLender)),
  ];
}

/** The double entry of an act: balanced in every book, and money in is money out. The rules that the fund register is written by. */
export function postingsOf(act: MoneyAct): readonly Posting[] {
  switch (act.act) {
    case 'reserve':
      return entry('lender', [['lineReserved', act.amount]], [['lineFree', act.amount]]);
    case 'release':
      return entry('lender', [['lineFree', act.amount]], [['lineReserved', act.amount]]);
    case 'disburse':
      return disbursed(act.quote);
    case 'guaranteeFee':
      return [
        ...entry('holder', [['fee', act.amount]], [['cash', act.amount]]),
        ...entry('guarantor', [['cash', act.amount]], [['fee', act.amount]]),
      ];
    case 'guaranteeFeeReversed':
      return [
        ...entry('holder', [['cash', act.amount]], [['fee', act.amount]]),
        ...entry('guarantor', [['fee', act.amount]], [['cash', act.amount]]),
      ];
    case 'accrue': {
      const owed = sum(act.interest, act.lateInterest);
      return [
        ...entry(
          'holder',
          [
            ['interest', act.interest],
            ['lateInterest', act.lateInterest],
          ],
          [['debt', owed]],
        ),
        ...entry(
          'lender',
          [['loan', owed]],
          [
            ['interest', act.interest],
            ['lateInterest', act.lateInterest],
          ],
        ),
      ];
    }
    case 'repay':
      return repaid(act);
    case 'settle':
      return settled(act);
    case 'redeem':
      return [...kept(act), ...redeemed('holder', act)];
    case 'clear':
      return cleared(act);
  }
}
