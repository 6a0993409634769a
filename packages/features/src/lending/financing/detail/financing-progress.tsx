import type { FinancingDetail } from '@lianxin/api/contract';
import { ASSENT_STATE_LABELS, shanghaiMinute, type AssentState } from '@lianxin/domain';
import { Banner, StatusBadge, type StatusTone } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { LenderMessages } from './lender-messages.tsx';

/** The progress of a financing: the lender's recourse claim, the parties' consents to the contract, and the lender's reports. */
export function FinancingProgress({
  financing,
  registration: entry,
}: {
  readonly financing: FinancingDetail;
  readonly registration: ReactNode;
}) {
  const { t } = useLingui();
  const { state, phase, registration, claimedAt, lenderName, lenderWords } = financing;
  const claimedOn = claimedAt && shanghaiMinute(claimedAt);
  return (
    <>
      {claimedAt !== null && state === 'overdue' && (
        <Banner tone="critical" title={t`资金方已追索`}>
          <Trans>
            核心企业到期未付，{lenderName}于 {claimedOn} 要求还款。一次还清后取回凭证。
          </Trans>
        </Banner>
      )}
      <Assents financing={financing} />
      {entry}
      {phase !== null && (
        <p className="text-sm text-ink-muted">
          <Trans>资金方进度：{phase}</Trans>
        </p>
      )}
      <LenderMessages words={lenderWords} waives={typeof registration?.waivedBecause === 'string'} />
    </>
  );
}

const ASSENT_TONES: Readonly<Record<AssentState, StatusTone>> = {
  open: 'neutral',
  made: 'state-2',
  given: 'positive',
  refused: 'critical',
};

/** The parties that have to sign or consent to the contract, and their decisions; hidden before there is a contract. */
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
