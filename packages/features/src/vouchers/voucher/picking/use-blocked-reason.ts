import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { PIECE_TERMS } from '../../../platform/terms/index.ts';

type Blockable = Pick<PieceRow, 'state' | 'pledgeState' | 'overdue' | 'availableAmount' | 'acts'>;

/** Why a piece cannot be transferred, financed or pledged; undefined if it can. */
export function useBlockedReason(): (row: Blockable) => string | undefined {
  const { t, i18n } = useLingui();
  return ({ state, pledgeState, overdue, availableAmount, acts }) => {
    if (overdue) return t`已逾期，不能再流转`;
    if (pledgeState !== 'none') return t`已质押或正在办理质押，解质后可用`;
    if (state !== 'holding') return t`当前状态【${{ state: i18n._(PIECE_TERMS[state].label) }}】，只有正常持有的可以流转`;
    if (availableAmount <= 0n) return t`没有可用金额`;
    if (!acts.includes('transfer') && !acts.includes('finance') && !acts.includes('pledge')) return t`您的岗位不能办理`;
    return undefined;
  };
}
