import { isOvertaken, type ApiError } from '@lianxin/api/client';
import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useState } from 'react';
import { legToSend, type PlannedLeg } from './plan.ts';

/** Refusals for a recipient by field; amounts by piece, as "amount:Q1". */
export type ShareProblems = Readonly<Record<string, string>>;

type Sending = RequestOf<typeof contract.transfer.apply>;

/** Maps refusals to recipients: "legs.2.amount" concerns the recipient and piece of the third leg. */
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
  /** Called after submission. */
  readonly onSent: () => void;
  /** Called if the pieces have changed. */
  readonly onMoved: () => void;
}

/** Submits a plan and keeps the result. */
export function useSubmission(besides: Pick<Sending, 'resubmits'>, { onSent, onMoved }: SubmissionOptions) {
  const { run, busy, error, reset } = useAction(contract.transfer.apply, { quiet: true });
  const [sent, setSent] = useState<{ readonly answer: ResponseOf<typeof contract.transfer.apply>; readonly legs: readonly PlannedLeg[] }>();
  const [tried, setTried] = useState<readonly PlannedLeg[]>([]);

  return {
    busy,
    error,
    sent,
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
