import type { PledgeDetail } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { ApplicationProgress } from '../../funding/index.ts';
import { wayOf } from '../stages.ts';

/** How far a pledge is: besides what any application shows, whether it was accepted, and its release. */
export function PledgeProgress({ pledge }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  const { state, release, releasedOn } = pledge;
  return (
    <ApplicationProgress
      application={pledge}
      way={wayOf(pledge)}
      asker={state === 'guarantorSupplementing' ? t`担保方要求补充` : t`资金方要求补充`}
      agreeing={<Acceptance pledge={pledge} />}
    >
      {release && <Release release={release} releasedOn={releasedOn} />}
    </ApplicationProgress>
  );
}

/** Whether whoever looks at it now has accepted it: until then it can be withdrawn. */
function Acceptance({ pledge: { state, accepted } }: { readonly pledge: PledgeDetail }) {
  if (state !== 'awaitingGuarantor' && state !== 'underApproval') return null;
  return (
    <p className="text-sm text-ink-muted">
      {accepted ? <Trans>已受理，正在审批，不能再撤回。</Trans> : <Trans>尚未受理，受理前可以撤回。</Trans>}
    </p>
  );
}

interface ReleaseProps extends Pick<PledgeDetail, 'releasedOn'> {
  readonly release: NonNullable<PledgeDetail['release']>;
}

/** How far the release of what is pledged is. */
function Release({ release: { assent, makerName, askedAt }, releasedOn }: ReleaseProps) {
  const { t } = useLingui();
  const given = releasedOn === null ? t`已复核，等待注销登记` : t`已于 ${{ on: releasedOn }} 解质`;
  return (
    <FactSection
      title={<Trans>解质</Trans>}
      items={[
        { label: t`申请人`, value: makerName },
        { label: t`申请时间`, value: shanghaiMinute(askedAt) },
        { label: t`进度`, value: assent === 'made' ? t`等待出质方审核岗复核` : given },
      ]}
    />
  );
}
