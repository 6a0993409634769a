import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import type { ApplyingForPledge } from './use-application.ts';

/** What a loan against a pledge comes to besides what every application does: what is pledged, and when how much is owed. */
export function usePledgeFacts({ pledged, repayOn, offer, guarantor }: ApplyingForPledge) {
  const { t } = useLingui();
  const owed = offer?.owedAtMaturity ?? undefined;
  return [
    { label: t`质押金额`, value: pledged === undefined ? '—' : formatMoney(pledged) },
    { label: t`还款日`, value: repayOn ?? '—' },
    { label: t`到期应还`, value: owed === undefined ? '—' : formatMoney(owed) },
    ...(guarantor === undefined ? [] : [{ label: t`担保方`, value: guarantor.guarantor.name }]),
  ];
}
