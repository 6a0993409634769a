import { canonicalText, fen, parseYuan, yuanOf, ZERO_FEN, type Fen } from '@lianxin/domain';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

export const RECORD_KINDS = ['voucher', 'event', 'financing', 'payment', 'posting'] as const;

const Yuan = z.string();
const Summed = z.union([
  z.object({ record: z.literal('header') }),
  z.object({ record: z.literal('voucher'), amount: Yuan }),
  z.object({ record: z.literal('event') }),
  z.object({ record: z.literal('financing'), amount: Yuan, paidOut: Yuan }),
  z.object({ record: z.literal('payment'), amount: Yuan, lateInterest: Yuan }),
  z.object({ record: z.literal('posting'), amount: Yuan, side: z.enum(['debit', 'credit']) }),
]);

function amountsOf(line: string): {
  readonly record: z.output<typeof Summed>['record'];
  readonly amounts: readonly (readonly [string, string])[];
} {
  const read = z.parse(Summed, JSON.parse(line));
  const { record } = read;
  switch (record) {
    case 'voucher':
      return { record, amounts: [['voucherAmount', read.amount]] };
    case 'financing':
      return {
        record,
        amounts: [
          ['financedAmount', read.amount],
          ['paidOut', read.paidOut],
        ],
      };
    case 'payment':
      return {
        record,
        amounts: [
          ['paidAmount', read.amount],
          ['lateInterest', read.lateInterest],
        ],
      };
    case 'posting':
      return { record, amounts: [[read.side, read.amount]] };
    case 'header':
    case 'event':
      return { record, amounts: [] };
  }
}

const SUMS = ['voucherAmount', 'financedAmount', 'paidOut', 'paidAmount', 'lateInterest', 'debit', 'credit'] as const;

/** Number of records and sums by kind, in yuan, and the SHA-256 of all lines before. */
export interface ReportSummary {
  readonly record: 'summary';
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, string>>;
  readonly sha256: string;
}

/** Summarises a report line by line, both when writing and when verifying. */
export function reportFollower() {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  const sums = new Map<string, Fen>();
  return {
    /** A line without its line break. Throws if it is no record. */
    take(line: string): void {
      const { record, amounts } = amountsOf(line);
      counts.set(record, (counts.get(record) ?? 0) + 1);
      for (const [name, text] of amounts) {
        const amount = parseYuan(text);
        if (amount === undefined) throw new Error(`${text} is no amount`);
        sums.set(name, fen((sums.get(name) ?? ZERO_FEN) + amount));
      }
      hash.update(`${line}\n`);
    },
    summary(): ReportSummary {
      return {
        record: 'summary',
        counts: Object.fromEntries(RECORD_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])),
        sums: Object.fromEntries(SUMS.map((name) => [name, yuanOf(sums.get(name) ?? ZERO_FEN)])),
        sha256: hash.copy().digest('hex'),
      };
    },
  };
}

/** The last line without its line break. */
export const summaryLine = (summary: ReportSummary): string => canonicalText({ ...summary });
