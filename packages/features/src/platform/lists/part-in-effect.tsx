import { formatMoney, sumFen } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageReply } from './paging.ts';

interface InEffect {
  /** States that count, in lists that also contain rows without effect. */
  readonly states: readonly string[];
  /** Name of these rows: "已签收". */
  readonly words: MessageDescriptor;
}

const NONE = {};

/** The part of a total in effect; nothing if a filter selects states, or if it is the whole. */
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
