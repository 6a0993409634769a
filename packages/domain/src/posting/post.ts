import type { ChannelKind } from '../channel/define-channels.ts';
import { fen, minFen, sumFen, type Fen } from '../money/yuan.ts';
import type { ChargeKind, Quote } from '../quote/quote.ts';
import { entry, type Posting } from './posting.ts';

/** An act that moves money or changes a credit line. Amounts in fen; the amounts of a payout come from its quote. */
export type MoneyAct =
  /** An application passed to the lender reserves credit. */
  | { readonly act: 'reserve'; readonly amount: Fen }
  /** The application ended without payout: its reservation is freed. */
  | { readonly act: 'release'; readonly amount: Fen }
  /** The lender pays out according to the quote. */
  | { readonly act: 'disburse'; readonly quote: Quote }
  /** The holder pays the guarantor's fee. */
  | { readonly act: 'guaranteeFee'; readonly amount: Fen }
  /** The guarantor has not received the fee: the posting is reversed by a new one. */
  | { readonly act: 'guaranteeFeeReversed'; readonly amount: Fen }
  /** The guarantor has refunded the fee of an application that ended, and the holder has confirmed it. */
  | { readonly act: 'guaranteeFeeRefunded'; readonly amount: Fen }
  /** Interest and late interest are added to a loan. */
  | { readonly act: 'accrue'; readonly interest: Fen; readonly lateInterest: Fen }
  /** The holder repays. The whole amount reduces a loan; a financing is bought back, with late interest in addition. */
  | { readonly act: 'repay'; readonly kind: ChannelKind; readonly principal: Fen; readonly interest: Fen; readonly lateInterest: Fen }
  /** At maturity the issuer pays a voucher, with late interest, to the lender that bought it. */
  | { readonly act: 'settle'; readonly amount: Fen; readonly lateInterest: Fen }
  /** At maturity the issuer pays a voucher, with late interest, to its holder. */
  | { readonly act: 'redeem'; readonly amount: Fen; readonly lateInterest: Fen }
  /** At maturity the issuer pays a pledged voucher, with late interest: the lender gets the amount owed and the holder the surplus. */
  | { readonly act: 'clear'; readonly amount: Fen; readonly lateInterest: Fen; readonly owed: Fen; readonly principal: Fen };

const lineOf = (quote: Quote, kind: ChargeKind) => quote.lines.find((line) => line.kind === kind);
const holderAmount = (quote: Quote, kind: ChargeKind): Fen => lineOf(quote, kind)?.holder ?? fen(0n);
const issuerAmount = (quote: Quote, kind: ChargeKind): Fen => lineOf(quote, kind)?.issuer ?? fen(0n);
const sum = (...amounts: readonly Fen[]): Fen => sumFen(amounts);

/** Repaid principal frees the line. */
const lineFreed = (principal: Fen): readonly Posting[] => entry('lender', [['lineFree', principal]], [['lineUsed', principal]]);

/** The costs borne by the issuer, paid to the party that each charge is due to. */
function issuerCharges(quote: Quote): readonly Posting[] {
  const interest = issuerAmount(quote, 'interest');
  const lenderFee = issuerAmount(quote, 'lenderFee');
  const serviceFee = issuerAmount(quote, 'serviceFee');
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

/**
 * A payout. The lender keeps the withheld charges and passes the service fee on to the platform, which never holds money for others.
 */
function disbursed(quote: Quote): readonly Posting[] {
  const { question, paidOut } = quote;
  const bought = question.kind === 'financing';
  const interest = bought ? holderAmount(quote, 'interest') : fen(0n);
  const lenderFee = holderAmount(quote, 'lenderFee');
  const serviceFee = holderAmount(quote, 'serviceFee');
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
    ...(bought ? issuerCharges(quote) : []),
  ];
}

type ActOf<Name extends MoneyAct['act']> = Extract<MoneyAct, { readonly act: Name }>;

function repaid({ kind, principal, interest, lateInterest }: ActOf<'repay'>): readonly Posting[] {
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

type MaturityPayment = Pick<ActOf<'redeem'>, 'amount' | 'lateInterest'>;

const promisePaid = ({ amount, lateInterest }: MaturityPayment): readonly Posting[] =>
  entry(
    'issuer',
    [
      ['promise', amount],
      ['lateInterest', lateInterest],
    ],
    [['cash', sum(amount, lateInterest)]],
  );

/** The creditor's side of a payment at maturity. */
const redeemed = (book: 'holder' | 'lender', { amount, lateInterest }: MaturityPayment): readonly Posting[] =>
  entry(
    book,
    [['cash', sum(amount, lateInterest)]],
    [
      ['voucher', amount],
      ['lateInterest', lateInterest],
    ],
  );

const settled = (paid: ActOf<'settle'>): readonly Posting[] => [
  ...promisePaid(paid),
  ...redeemed('lender', paid),
  ...lineFreed(paid.amount),
];

function cleared({ amount, lateInterest, owed, principal }: ActOf<'clear'>): readonly Posting[] {
  const total = sum(amount, lateInterest);
  const toLender = minFen(total, owed);
  return [
    ...promisePaid({ amount, lateInterest }),
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

/**
 * The double-entry postings of an act, balanced within every book and in total cash. The fund register is derived from them.
 */
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
    case 'guaranteeFeeRefunded':
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
      return [...promisePaid(act), ...redeemed('holder', act)];
    case 'clear':
      return cleared(act);
  }
}
