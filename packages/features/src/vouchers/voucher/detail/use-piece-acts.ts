import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Verb } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';

type Subject = Pick<PieceRow, 'id' | 'acts' | 'state' | 'source' | 'applicationId'>;

/** Acts on a piece: only those allowed by the server and with an existing screen. */
export function usePieceActs(): (piece: Subject) => readonly Verb[] {
  const { t } = useLingui();
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
      ...leads(arriving && may('signConfirm'), 'signConfirm', t`签收复核`, place('voucher.signFor', { kind: source, id: application })),
      ...leads(moving && (may('withdraw') || may('withdrawApply')), 'withdraw', t`撤回`, place('transfer.records', { id: application })),
      ...leads(moving && (may('pass') || may('withdrawApprove')), 'pass', t`复核`, place('transfer.review', { id: application })),
      ...leads(financing && may('withdraw'), 'withdraw', t`撤回`, place('financing.records', { id: application })),
      ...leads(financing && may('pass'), 'pass', t`复核`, place('financing.records', { view: 'review', id: application })),
    ];
  };
}
