import type { FinancingDetail } from '@lianxin/api/contract';
import { ASSENT_STATE_LABELS, shanghaiMinute, type AssentState } from '@lianxin/domain';
import { Banner, StatusBadge, Steps, type StatusTone } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection, Titled } from '../../acting/index.ts';
import { useNextActor } from '../../terms/index.ts';
import { STAGE_AT, STAGES } from '../stages.ts';

/** How far a financing is: its stage, whose move it is and since when, who has agreed to the contract, and its registration. */
export function FinancingProgress({ financing }: { readonly financing: FinancingDetail }) {
  const { t, i18n } = useLingui();
  const { state, questions, phase, registration } = financing;
  const at = STAGE_AT[state];
  return (
    <>
      {at !== undefined && (
        <Steps
          aria-label={t`办理进度`}
          className="flex-wrap gap-y-2 [&>li]:before:mx-1.5 [&>li]:before:w-4"
          current={at}
          steps={STAGES.map(({ key, label }) => ({ key, label: i18n._(label) }))}
        />
      )}
      <Moves financing={financing} />
      {questions !== null && (
        <Banner tone="caution" title={t`资金方要求补充`}>
          {questions}
        </Banner>
      )}
      <Assents financing={financing} />
      {registration && <Registration registration={registration} />}
      {phase !== null && (
        <p className="text-sm text-ink-muted">
          <Trans>资金方进度：{phase}</Trans>
        </p>
      )}
    </>
  );
}

/** Whose move it is, each since when: a contract may wait for several at once. */
function Moves({ financing: { waitingFor } }: { readonly financing: FinancingDetail }) {
  const nextActor = useNextActor();
  if (waitingFor.length === 0) return null;
  return (
    <Titled title={<Trans>等待办理</Trans>}>
      <ul className="flex flex-col gap-1 text-sm">
        {waitingFor.map(({ party, role, enterpriseName, since }) => {
          const from = shanghaiMinute(since);
          return (
            <li key={`${party} ${role}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{nextActor({ enterpriseName, role })}</span>
              <span className="text-ink-muted tabular-nums">
                <Trans>自 {from}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}

const ASSENT_TONES: Readonly<Record<AssentState, StatusTone>> = {
  open: 'neutral',
  made: 'state-2',
  given: 'positive',
  refused: 'critical',
};

/** Who has to agree to the contract, and how far each is; nothing before there is one. */
function Assents({ financing: { assents, holder, issuer, lenderName } }: { readonly financing: FinancingDetail }) {
  const { i18n } = useLingui();
  const sides = [
    { key: 'own', name: holder.name, assent: assents.own },
    { key: 'counterparty', name: issuer.name, assent: assents.counterparty },
    { key: 'funder', name: lenderName, assent: assents.funder },
  ].flatMap(({ assent, ...side }) => (assent === null ? [] : [{ ...side, assent }]));
  if (sides.length === 0) return null;
  return (
    <Titled title={<Trans>合同各方</Trans>}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {sides.map(({ key, name, assent }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
            {name}
            <StatusBadge tone={ASSENT_TONES[assent]}>{ASSENT_STATE_LABELS[assent][i18n.locale === 'en-US' ? 'en' : 'zh']}</StatusBadge>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** The entry at the register of movables and claims, or why there is none. */
function Registration({ registration }: { readonly registration: NonNullable<FinancingDetail['registration']> }) {
  const { t } = useLingui();
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt, waivedBecause } = registration;
  const facts = [
    [t`登记证明编号`, certificateNumber],
    [t`登记时间`, registeredAt && shanghaiMinute(registeredAt)],
    [t`登记到期日`, expiresOn],
    [t`查询报告编号`, searchReportNumber],
    [t`查询时间`, searchedAt && shanghaiMinute(searchedAt)],
    [t`不登记的理由`, waivedBecause],
  ] as const;
  return (
    <FactSection title={<Trans>中登登记</Trans>} items={facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))} />
  );
}
