import { shanghaiMinute } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ReviewRow, ReviewVerb } from './review-kind.ts';

/** What the desk shows for items that two people have to pass. */
export function useTwoReviews() {
  const { t } = useLingui();
  return {
    /** How many have passed it; undefined if one is enough. */
    note({ twoReviews }: ReviewRow): string | undefined {
      if (!twoReviews) return undefined;
      const { firstName, firstAt } = twoReviews;
      if (firstName === null || firstAt === null) return t`两人复核：待一审（0/2）`;
      const at = shanghaiMinute(firstAt);
      return t`两人复核：${firstName} 已于 ${at} 一审通过（1/2）`;
    },
    /** The same, short enough for a list. */
    mark({ twoReviews }: ReviewRow): string | undefined {
      if (!twoReviews) return undefined;
      return twoReviews.firstName === null ? t`两人复核 0/2` : t`两人复核 1/2`;
    },
    /** Why the viewer cannot decide any more: they were the first of two. */
    barred: ({ twoReviews }: ReviewRow): string | undefined =>
      twoReviews?.isMine === true ? t`您已完成一审，须由另一位审核岗复审` : undefined,
    /** The decision of the first of two, which does not take effect yet. */
    asFirst(verb: ReviewVerb, { twoReviews }: ReviewRow, name: string): ReviewVerb {
      if (twoReviews?.firstName !== null || verb.intent !== 'primary' || verb.asks === 'more') return verb;
      const done = t`${name} 一审已通过，等待另一位审核岗复审`;
      const consequence = t`该笔达到本企业两人复核的金额。您通过后仍待复核，由另一位审核岗复审后生效。`;
      if (verb.asks === 'signature') return { ...verb, done, ask: { ...verb.ask, consequence } };
      if (verb.asks === 'yes') return { ...verb, done, ask: { ...verb.ask, consequence } };
      return { ...verb, done };
    },
  } as const;
}
