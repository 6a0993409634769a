import { contract, type Incoming } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../platform/lists/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { TO_REVIEW_SIGNING } from '../../../platform/terms/index.ts';
import { useRefusalReasons } from '../sign-for/refusal-reasons.ts';
import { handleOf } from '../sign-for/subject.ts';

export interface IncomingActsOptions {
  readonly onOpen: (row: Incoming) => void;
  readonly refresh: () => void;
}

/** Acts on an incoming row: signing and confirming on its own page, refusing here. */
export function useIncomingActs({ onOpen, refresh }: IncomingActsOptions) {
  const { t, i18n } = useLingui();
  const { role } = useSignedInViewer();
  const reasons = useRefusalReasons();
  const signFor = useAction(contract.transfer.signFor);
  const ownToConfirm = ({ state, isOwn }: Incoming) => state === 'awaitingSignatureReview' && role === 'reviewer' && isOwn;
  return useRowActs<Incoming>(
    [
      { id: 'sign', isMain: true, label: t`签收`, offered: ({ acts }) => acts.includes('sign'), start: onOpen },
      {
        id: 'refuse',
        label: t`拒签`,
        offered: ({ acts }) => acts.includes('refuse'),
        start: (row) => {
          const { number, from } = row;
          const amount = formatMoney(row.amount);
          return {
            ask: {
              title: t`拒签 ${number}`,
              amount: t`${amount} 元`,
              facts: from.name,
              consequence: t`拒签后本笔关闭并退回${{ sender: from.name }}，不能再签收。您依合同收取货款的权利不受影响。`,
              confirmLabel: t`拒签`,
              danger: true,
              reason: { required: true, reader: from.name },
              suggestions: reasons,
            },
            perform: (reason) => signFor.run({ ...handleOf(row), decision: 'refuse', reason }),
            done: t`已拒签 ${number}`,
          };
        },
      },
      {
        id: 'signConfirm',
        isMain: true,
        label: i18n._(TO_REVIEW_SIGNING),
        offered: (row) => ownToConfirm(row) || row.acts.includes('signConfirm'),
        blocked: (row) => (ownToConfirm(row) ? t`不能复核自己经办的` : undefined),
        start: onOpen,
      },
    ],
    refresh,
  );
}
