import type { Incoming } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { RowActs, type Verb } from '../../lists/index.ts';
import { useSignedInViewer } from '../../session/index.ts';

export interface SignForActsProps {
  readonly row: Incoming;
  readonly onOpen: () => void;
  readonly onRefuse: () => void;
}

/** What this person may do with an incoming row, as words in its last column. */
export function SignForActs({ row, onOpen, onRefuse }: SignForActsProps) {
  const { t } = useLingui();
  const { role } = useSignedInViewer();
  const ownToConfirm = row.state === 'awaitingSignatureReview' && role === 'reviewer' && row.isOwn;
  const confirm: Verb = { id: 'signConfirm', label: t`签收复核`, run: onOpen };
  const verbs: readonly Verb[] = [
    ...(row.acts.includes('sign') ? [{ id: 'sign', label: t`签收`, run: onOpen }] : []),
    ...(row.acts.includes('refuse') ? [{ id: 'refuse', label: t`拒签`, run: onRefuse }] : []),
    ...(ownToConfirm ? [{ ...confirm, disabledReason: t`不能复核自己经办的` }] : []),
    ...(!ownToConfirm && row.acts.includes('signConfirm') ? [confirm] : []),
  ];
  const view: Verb = { id: 'view', label: t`详情`, run: onOpen };
  return <RowActs name={row.number} verbs={verbs.length === 0 ? [view] : verbs} />;
}
