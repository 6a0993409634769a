import { formatMoney, sumFen } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageReply } from './paging.ts';

interface InEffect {
  /** States of the rows whose amounts count, in a list that also shows rows that never took or no longer have effect. */
  readonly states: readonly string[];
  /** What these rows are called: "已签收". */
  readonly words: MessageDescriptor;
}

const NONE = {};

/** How much of a total counts: nothing where a filter already chooses states, or all of it counts. */
export function PartInEffect({
  reply: { total, stateCounts = NONE, stateSums = NONE },
  states,
  words,
}: InEffect & { readonly reply: PageReply<unknown> }) {
  const { i18n } = useLingui();
  const countOf = (of: readonly string[]) => of.reduce((sum, state) => sum + (stateCounts[state] ?? 0), 0);
  const count = countOf(states);
  if (count === total || countOf(Object.keys(stateCounts)) !== total) return null;
  const amount = formatMoney(sumFen(states.flatMap((state) => stateSums[state] ?? [])));
  return (
    <span>
      <Trans>
        其中{{ words: i18n._(words) }} {count} 笔，{amount} 元
      </Trans>
    </span>
  );
}

/** The part of a list's total that counts, for `totalNote`. */
export const partInEffect = (inEffect: InEffect) => (reply: PageReply<unknown>) => <PartInEffect {...inEffect} reply={reply} />;
