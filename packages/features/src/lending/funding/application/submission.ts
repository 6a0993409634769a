import { isOvertaken, isRefusal, type ApiError } from '@lianxin/api/client';
import type { Offer, Quote } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import { useState } from 'react';
import { useSentence } from '../../../platform/notices/index.ts';

/** The parts of the form that show the server's errors. */
export type ProblemField =
  | 'pieces'
  | 'pledged'
  | 'amount'
  | 'repayOn'
  | 'wishedOn'
  | 'lender'
  | 'guarantorNo'
  | 'invoices'
  | 'receivingAccountId'
  | 'purpose'
  | 'agreements'
  | 'remark'
  | 'attachments';
export type Problems = Readonly<Partial<Record<ProblemField, string>>>;

/** The part of the form that shows an error, by the request's field or by the refusal's code. */
const FIELDS: Readonly<Record<string, ProblemField>> = {
  pieces: 'pieces',
  pledged: 'pledged',
  amount: 'amount',
  repayOn: 'repayOn',
  wishedOn: 'wishedOn',
  channel: 'lender',
  quoteId: 'lender',
  guarantorNo: 'guarantorNo',
  purpose: 'purpose',
  receivingAccountId: 'receivingAccountId',
  invoices: 'invoices',
  agreements: 'agreements',
  remark: 'remark',
  attachments: 'attachments',
  PIECES_DIFFER: 'pieces',
  LIMIT_EXCEEDED: 'amount',
  SPLIT_LIMIT: 'amount',
  INVOICE_SHORT: 'invoices',
  QUOTE_EXPIRED: 'lender',
  CHANNEL_REFUSED: 'lender',
  ACCOUNT_UNUSABLE: 'receivingAccountId',
};

/** The errors of a refusal by part of the form: "invoices.2.amount" belongs to the invoices. */
function problemsOf(error: ApiError | undefined, sentence: (error: ApiError) => string): Problems {
  if (!error) return {};
  const found: Partial<Record<ProblemField, string>> = {};
  for (const { path, message } of error.fields ?? []) {
    const field = FIELDS[path.split('.')[0] ?? ''];
    if (field !== undefined) found[field] ??= message;
  }
  const whole = error.refusal === undefined ? undefined : FIELDS[error.refusal];
  return whole === undefined ? found : { [whole]: sentence(error), ...found };
}

/** A submitted application and the server's response. */
export interface Submitted<Request, Answer> {
  readonly request: Request;
  readonly answer: Answer;
  readonly net: Fen;
  readonly lenderName: string;
  /** The lender's further requirements, and its quote. */
  readonly needs: Offer['needs'];
  readonly quote: Quote;
}

interface Handing<Request, Answer> {
  readonly run: (request: Request) => Promise<Result<Answer>>;
  readonly busy: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

export interface SubmissionOptions {
  /** Called after the submission. */
  readonly onSent: () => void;
  /** Called if the pieces have changed since the page showed them. */
  readonly onMoved: () => void;
  /** Called if the quote has expired. */
  readonly onExpired: () => void;
}

/** Submits an application and keeps its outcome. */
export function useSubmission<Request, Answer>(
  { run, busy, error, reset }: Handing<Request, Answer>,
  { onSent, onMoved, onExpired }: SubmissionOptions,
) {
  const sentence = useSentence();
  const [sent, setSent] = useState<Submitted<Request, Answer>>();
  const [triedNet, setTriedNet] = useState<Fen>();
  return {
    busy,
    error,
    sent,
    /** The pieces have changed since the page showed them. */
    moved: isOvertaken(error),
    /** The quote had expired; its net amount. */
    expired: isRefusal(error, 'QUOTE_EXPIRED') ? triedNet : undefined,
    problems: problemsOf(error, sentence),
    forget: reset,
    submit: async (request: Request, about: Omit<Submitted<Request, Answer>, 'request' | 'answer'>) => {
      setTriedNet(about.net);
      const result = await run(request);
      if (result.ok) {
        setSent({ request, answer: result.data, ...about });
        onSent();
      } else if (isOvertaken(result.error)) onMoved();
      else if (isRefusal(result.error, 'QUOTE_EXPIRED')) onExpired();
    },
  };
}

export type Submission = Pick<ReturnType<typeof useSubmission>, 'error' | 'moved' | 'expired' | 'problems' | 'forget'>;
