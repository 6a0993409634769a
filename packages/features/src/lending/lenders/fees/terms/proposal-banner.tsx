import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRateWords } from '../../../../platform/terms/index.ts';
import { useRowActs, type ListAct } from '../../../../platform/lists/index.ts';
import type { GuarantorTerms } from '../fee-words.ts';

type Proposal = NonNullable<GuarantorTerms['proposal']>;

export interface ProposalBannerProps {
  readonly terms: GuarantorTerms;
  readonly onChange: () => void;
}

/** A proposal that waits for the reviewer, or the reason why it was returned. */
export function ProposalBanner({ terms, onChange }: ProposalBannerProps) {
  const { t } = useLingui();
  const rateWords = useRateWords();
  const { run } = useAction(contract.lendingFee.reviewTerms);
  const { proposal } = terms;
  const wordsOf = (one: Proposal | GuarantorTerms) => t`${{ rate: rateWords(one) }}，最低 ${{ least: formatMoney(one.minimum) }} 元`;
  const change = (one: Proposal) => t`${{ now: wordsOf(terms) }} 改为 ${{ next: wordsOf(one) }}`;
  const acts: readonly ListAct<Proposal>[] = [
    {
      id: 'confirm',
      label: t`同意`,
      start: (one) => ({
        ask: {
          title: t`同意调整担保费率`,
          facts: change(one),
          consequence: t`同意后立即生效，此后的报价按新费率计算；已提交的申请不变。`,
          confirmLabel: t`同意`,
          needsNetwork: true,
        },
        perform: () => run({ number: one.number, decision: 'confirm' }),
        done: t`新的担保费率已生效`,
      }),
    },
    {
      id: 'return',
      label: t`退回`,
      start: (one) => ({
        ask: {
          title: t`退回担保费率`,
          facts: change(one),
          consequence: t`退回后原费率不变。`,
          confirmLabel: t`退回`,
          danger: true,
          reason: { required: true, reader: one.proposedBy },
        },
        perform: (reason) => run({ number: one.number, decision: 'return', reason }),
        done: t`担保费率已退回`,
      }),
    },
  ];
  const review = useRowActs(acts, onChange);
  if (proposal?.state === 'returned') {
    const { decidedBy, reason } = proposal;
    return (
      <Banner tone="caution" title={<Trans>调整被退回</Trans>}>
        {t`${{ by: decidedBy ?? '—' }}：${{ reason: reason ?? '—' }}`}
      </Banner>
    );
  }
  if (proposal?.state !== 'waiting') return review.dialogs;
  const by = proposal.proposedBy;
  return (
    <>
      <Banner
        title={<Trans>待审核岗复核的费率</Trans>}
        action={
          terms.acts.includes('review') && (
            <span className="flex gap-2">
              {review.verbs(proposal).map(({ id, label, run: press }) => (
                <Button key={id} size="sm" intent={id === 'confirm' ? 'primary' : 'secondary'} onClick={press}>
                  {label}
                </Button>
              ))}
            </span>
          )
        }
      >
        {t`${by}提出：${{ words: wordsOf(proposal) }}`}
        {proposal.isOwn && terms.acts.length === 0 && <Trans>，您提出的须由他人复核</Trans>}
      </Banner>
      {review.dialogs}
    </>
  );
}
