import { isOvertaken, type ApiError } from '@lianxin/api/client';
import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useState } from 'react';
import { legToSend, type PlannedLeg } from './plan.ts';

/** What the server refused at this recipient: by the leg's field, and for amounts by the piece, as "amount:Q1". */
export type ShareProblems = Readonly<Record<string, string>>;

type Sending = RequestOf<typeof contract.transfer.apply>;

/** What the server refused, by recipient: "legs.2.amount" belongs to the recipient and the voucher of the third leg. */
function problemsOf(error: ApiError | undefined, legs: readonly PlannedLeg[]): ReadonlyMap<string, ShareProblems> {
  const found = new Map<string, ShareProblems>();
  for (const { path, message } of error?.fields ?? []) {
    const [, index = '', field = ''] = /^legs\.(\d+)\.?(\w*)/.exec(path) ?? [];
    const leg = index === '' ? undefined : legs[Number(index)];
    if (!leg) continue;
    const name = field === 'amount' || field === 'pieceId' ? `${field}:${leg.piece.id}` : field;
    found.set(leg.share.key, { ...found.get(leg.share.key), [name]: message });
  }
  return found;
}

export interface SubmissionOptions {
  /** It was handed in. */
  readonly onSent: () => void;
  /** The vouchers are no longer as they were shown. */
  readonly onMoved: () => void;
}

/** Sends a plan to the reviewer and keeps what came of it. */
export function useSubmission(besides: Pick<Sending, 'resubmits'>, { onSent, onMoved }: SubmissionOptions) {
  const { run, busy, error, reset } = useAction(contract.transfer.apply, { quiet: true });
  const [sent, setSent] = useState<{ readonly answer: ResponseOf<typeof contract.transfer.apply>; readonly legs: readonly PlannedLeg[] }>();
  const [tried, setTried] = useState<readonly PlannedLeg[]>([]);

  return {
    busy,
    error,
    sent,
    /** The vouchers are no longer as they were shown. */
    moved: isOvertaken(error),
    problems: problemsOf(error, tried),
    forget: reset,
    submit: async (legs: readonly PlannedLeg[], draftId: Sending['draftId']) => {
      setTried(legs);
      const sending = legs.flatMap((leg) => legToSend(leg) ?? []);
      if (sending.length < legs.length) return;
      const result = await run({ legs: sending, ...besides, ...(draftId === undefined ? {} : { draftId }) });
      if (result.ok) {
        setSent({ answer: result.data, legs });
        onSent();
      } else if (isOvertaken(result.error)) onMoved();
    },
  };
}
