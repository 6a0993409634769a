import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Verb } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { TO_REVIEW, TO_REVIEW_SIGNING } from '../../../platform/terms/index.ts';

type Subject = Pick<PieceRow, 'id' | 'acts' | 'state' | 'source' | 'applicationId'>;

/** Acts on a piece: only those allowed by the server and with an existing screen. */
export function usePieceActs(): (piece: Subject) => readonly Verb[] {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const navigate = useNavigate();
  return ({ id, acts, state, source, applicationId }) => {
    const leads = (may: boolean, act: string, label: string, path: string | undefined): Verb[] =>
      may && path !== undefined ? [{ id: act, label, run: () => void navigate(path) }] : [];
    const may = (act: (typeof acts)[number]) => acts.includes(act);
    const application = applicationId ?? undefined;
    const moving = state === 'transferring' && application !== undefined;
    const financing = state === 'financing' && application !== undefined;
    const arriving = state === 'awaitingReceipt' && application !== undefined;
    return [
      ...leads(may('transfer'), 'transfer', t`转让`, place('transfer.apply', { pieces: id })),
      ...leads(may('finance'), 'finance', t`融资`, place('financing.apply', { pieces: id })),
      ...leads(may('pledge'), 'pledge', t`质押`, place('pledge.apply', { pieces: id })),
      ...leads(arriving && may('sign'), 'sign', t`签收`, place('voucher.signFor', { kind: source, id: application })),
      ...leads(
        arriving && may('signConfirm'),
        'signConfirm',
        i18n._(TO_REVIEW_SIGNING),
        place('voucher.signFor', { kind: source, id: application }),
      ),
      ...leads(moving && (may('withdraw') || may('withdrawApply')), 'withdraw', t`撤回`, place('transfer.records', { id: application })),
      ...leads(moving && (may('pass') || may('withdrawApprove')), 'pass', i18n._(TO_REVIEW), place('transfer.review', { id: application })),
      ...leads(financing && may('withdraw'), 'withdraw', t`撤回`, place('financing.records', { id: application })),
      ...leads(financing && may('pass'), 'pass', i18n._(TO_REVIEW), place('financing.records', { view: 'review', id: application })),
    ];
  };
}
