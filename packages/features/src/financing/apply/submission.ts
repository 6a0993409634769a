import { isOvertaken, isRefusal, type ApiError } from '@lianxin/api/client';
import { contract, type FinancingForm, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import { useState } from 'react';
import { useSentence } from '../../notices/index.ts';

type Sending = RequestOf<typeof contract.financing.apply>;

/** The parts of the form that a refusal can belong to. */
export type ProblemField =
  | 'pieces'
  | 'amount'
  | 'wishedOn'
  | 'lender'
  | 'invoices'
  | 'receivingAccountId'
  | 'purpose'
  | 'agreements'
  | 'remark'
  | 'attachments';
export type Problems = Readonly<Partial<Record<ProblemField, string>>>;

/** Where what is refused stands in the form, by the name of its field in the request and by the refusal itself. */
const FIELDS: Readonly<Record<string, ProblemField>> = {
  pieces: 'pieces',
  amount: 'amount',
  wishedOn: 'wishedOn',
  channel: 'lender',
  quoteId: 'lender',
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

/** What the server refused, at the field where it is to be put right: "invoices.2.amount" belongs to the invoices. */
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

export interface Sent {
  readonly answer: ResponseOf<typeof contract.financing.apply>;
  readonly form: FinancingForm;
  readonly net: Fen;
  readonly lenderName: string;
}

export interface SubmissionOptions {
  readonly besides: Pick<Sending, 'resubmits' | 'copyOf'>;
  /** The pieces are no longer as they were shown. */
  readonly onMoved: () => void;
  /** The quote no longer stands. */
  readonly onExpired: () => void;
}

/** Hands the application to the reviewer and keeps what came of it. */
export function useFinancingSubmission({ besides, onMoved, onExpired }: SubmissionOptions) {
  const { run, busy, error, reset } = useAction(contract.financing.apply, { quiet: true });
  const sentence = useSentence();
  const [sent, setSent] = useState<Sent>();
  const [triedNet, setTriedNet] = useState<Fen>();
  return {
    busy,
    error,
    sent,
    /** The pieces are no longer as they were shown. */
    moved: isOvertaken(error),
    /** The quote no longer stood; what was to be paid out by it. */
    expired: isRefusal(error, 'QUOTE_EXPIRED') ? triedNet : undefined,
    problems: problemsOf(error, sentence),
    forget: reset,
    submit: async (form: FinancingForm, draftId: Sending['draftId'], about: Pick<Sent, 'net' | 'lenderName'>) => {
      setTriedNet(about.net);
      const result = await run({
        ...form,
        ...besides,
        ...(draftId === undefined ? {} : { draftId }),
      });
      if (result.ok) setSent({ answer: result.data, form, ...about });
      else if (isOvertaken(result.error)) onMoved();
      else if (isRefusal(result.error, 'QUOTE_EXPIRED')) onExpired();
    },
  };
}

export type FinancingSubmission = ReturnType<typeof useFinancingSubmission>;
