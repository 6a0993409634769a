import type { FinancingDetail } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Timeline } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Titled } from '../../../applications/application/index.ts';
import { eventTerm } from '../../../platform/terms/index.ts';

type LenderMessage = FinancingDetail['lenderWords'][number];

const OBSTACLES: Readonly<Record<NonNullable<LenderMessage['ignoredBecause']>, MessageDescriptor>> = {
  overtaken: msg`未采用：申请已过这一步`,
  finished: msg`未采用：这一阶段已经结束`,
  saidBeforeItWasAsked: msg`未采用：早于本次提交资金方`,
  amountDiffers: msg`未采用：金额与约定不符`,
  noRecourse: msg`未采用：本笔没有追索权`,
  nobodyAskedToSign: msg`未采用：融资方还没有发起签约`,
  nobodyOpenedThePage: msg`未采用：没有人进入过签约页面`,
  refused: msg`未采用：不符合办理条件`,
};

export interface LenderMessagesProps {
  readonly words: readonly LenderMessage[];
  /** Whether the lender waived the registration, which changes the sentence of its report. */
  readonly waives: boolean;
}

/** The reports of the lender's system, and whether each was applied, is pending, or was ignored and why. */
export function LenderMessages({ words, waives }: LenderMessagesProps) {
  const { t, i18n } = useLingui();
  if (words.length === 0) return null;
  const fateOf = ({ takenAt, ignoredBecause }: LenderMessage) => {
    if (ignoredBecause !== null) return { detail: i18n._(OBSTACLES[ignoredBecause]), state: 'failed' as const };
    return takenAt === null ? { detail: t`等前面的步骤办完后采用`, state: 'todo' as const } : { state: 'done' as const };
  };
  return (
    <Titled title={<Trans>资金方消息</Trans>}>
      <Timeline
        aria-label={t`资金方消息`}
        entries={words.map((word, index) => ({
          key: `${word.saidAt} ${index}`,
          title: waives && word.event === 'register' ? t`不办理中登登记` : i18n._(eventTerm(word.event)),
          time: shanghaiMinute(word.saidAt),
          ...fateOf(word),
        }))}
      />
    </Titled>
  );
}
