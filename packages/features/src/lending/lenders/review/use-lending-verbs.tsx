import { contract, type PledgeRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { closedBecause, useSteps } from '../../funding/index.ts';
import type { ReviewVerb } from '../../../applications/review/index.ts';
import { ACT_TERMS } from '../../../platform/terms/index.ts';
import { useRefusing } from '../acts/use-refusing.ts';
import { PLEDGE_DETAIL } from '../../pledge/index.ts';
import { LENDING_STEPS } from '../steps/lending-steps.tsx';

/** In the order of the buttons, the primary one last. */
const DECISIONS = ['sendBack', 'decline', 'repayDeny', 'approve', 'countersign', 'repayConfirm'] as const satisfies readonly Act[];

/** The decisions of a lender's or guarantor's reviewer on a pledge. Render `dialog` once. */
export function useLendingVerbs() {
  const { t, i18n } = useLingui();
  const { run: decide } = useAction(contract.pledge.decide, { quiet: true });
  const { refusal } = useRefusing({ quiet: true });
  const goOn = useRef<() => void>(undefined);
  const { start, dialog } = useSteps(PLEDGE_DETAIL, LENDING_STEPS, () => goOn.current?.());

  const refusing = (act: 'sendBack' | 'decline', hotkey: string, row: PledgeRow): ReviewVerb => {
    const { ask, ...rest } = refusal(act, row);
    return { label: i18n._(ACT_TERMS[act]), hotkey, intent: 'danger', asks: 'reason', ask: { ...ask, reader: row.holder.name }, ...rest };
  };

  const opening = (
    step: Act & keyof typeof LENDING_STEPS,
    label: string,
    look: Pick<ReviewVerb, 'hotkey' | 'intent'>,
    row: PledgeRow,
  ): ReviewVerb => ({
    label,
    ...look,
    asks: 'more',
    open: (next) => {
      goOn.current = next;
      start(step, row);
    },
  });

  const approving = ({ id, version, applicationNumber, amount: fen, part, holder }: PledgeRow): ReviewVerb => {
    const amount = formatMoney(fen);
    const borrower = holder.name;
    return {
      label: t`批准并签名`,
      hotkey: 'A',
      intent: 'primary',
      done: t`${applicationNumber} 已批准`,
      asks: 'signature',
      ask: {
        request: { act: 'pledgeApproval', subjectId: id, version },
        verb: t`批准`,
        consequence:
          part === 'guarantor'
            ? t`批准为${borrower}的 ${amount} 元贷款提供担保，再由审核岗签署担保文件。`
            : t`批准向${borrower}贷款 ${amount} 元；质押登记后由经办岗放款。`,
      },
      send: (signature) => decide({ id, version, act: 'approve', signature }),
    };
  };

  const verbs = (row: PledgeRow): readonly ReviewVerb[] => {
    const made: Readonly<Record<(typeof DECISIONS)[number], () => ReviewVerb>> = {
      sendBack: () => refusing('sendBack', 'R', row),
      decline: () => refusing('decline', 'D', row),
      repayDeny: () => opening('repayDeny', i18n._(ACT_TERMS.repayDeny), { hotkey: 'R', intent: 'danger' }, row),
      approve: () => approving(row),
      countersign: () => opening('countersign', t`签约`, { hotkey: 'A', intent: 'primary' }, row),
      repayConfirm: () => opening('repayConfirm', t`确认到账`, { hotkey: 'A', intent: 'primary' }, row),
    };
    return DECISIONS.flatMap((act) => (row.acts.includes(act) ? [{ ...made[act](), closed: closedBecause(act)(row) }] : []));
  };

  return { verbs, dialog };
}
