import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Button, Descriptions, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRateWords } from '../../../../platform/terms/index.ts';
import { RATE_UNIT_WORDS, type GuarantorTerms } from '../fee-words.ts';
import { ProposalBanner } from './proposal-banner.tsx';
import { ProposeTerms } from './propose-terms.tsx';

export interface GuarantorTermsProps {
  readonly terms: GuarantorTerms;
  readonly onChange: () => void;
}

/** A guarantor's fee and limits. Its operator proposes changes, and its reviewer decides. */
export function GuarantorTermsView({ terms, onChange }: GuarantorTermsProps) {
  const { t, i18n } = useLingui();
  const rateWords = useRateWords();
  const [proposing, setProposing] = useState(false);
  const { unit, minimum, total, used, inTransit, free, changedBy, changedAt } = terms;
  const since = shanghaiMinute(changedAt);
  const yuan = (amount: typeof total) => `¥ ${formatMoney(amount)}`;
  return (
    <Panel
      title={<Trans>担保费率</Trans>}
      sub={t`${changedBy} ${since} 生效`}
      extra={
        terms.acts.includes('propose') && (
          <Button size="sm" onClick={() => setProposing(true)}>
            <Trans>调整费率</Trans>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ProposalBanner terms={terms} onChange={onChange} />
        <Descriptions
          columns={3}
          items={[
            { label: t`费率`, value: rateWords(terms) },
            { label: t`计费方式`, value: i18n._(RATE_UNIT_WORDS[unit]) },
            { label: t`最低收费`, value: yuan(minimum) },
            { label: t`担保额度`, value: yuan(total) },
            { label: t`在保余额`, value: yuan(used) },
            { label: t`申请占用`, value: yuan(inTransit) },
            { label: t`可用额度`, value: yuan(free) },
          ]}
        />
      </div>
      {proposing && (
        <ProposeTerms
          terms={terms}
          onClose={() => {
            setProposing(false);
            onChange();
          }}
        />
      )}
    </Panel>
  );
}
