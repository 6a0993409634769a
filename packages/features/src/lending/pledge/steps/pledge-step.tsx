import { contract, type PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepDialog, type Step, type StepEnd } from '../../funding/index.ts';
import { PayFee } from './pay-fee.tsx';
import { Repay } from './repay.tsx';
import type { StepProps } from './step-props.ts';
import { SupplementPledge } from './supplement-pledge.tsx';

/** What is done in a dialog of its own, for more is asked than a yes. */
export type PledgeStepName = 'supplement' | 'payFee' | 'repay';

const STEPS: Readonly<Record<PledgeStepName, (props: StepProps) => ReactNode>> = {
  supplement: SupplementPledge,
  payFee: PayFee,
  repay: Repay,
};

/** A step of whoever pledges: answering what was asked, the guarantor's fee, a repayment. */
export function PledgeStep({ step, id, ...end }: Step<PledgeStepName, PledgeId> & StepEnd) {
  const { t } = useLingui();
  const state = useEndpoint(contract.pledge.get, { id }, { quiet: true, current: true });
  const titles: Readonly<Record<PledgeStepName, string>> = {
    supplement: t`质押补件`,
    payFee: t`缴纳担保费`,
    repay: t`还款`,
  };
  const Content = STEPS[step];
  return (
    <StepDialog title={titles[step]} state={state} about={(one) => `${one.applicationNumber}　${one.lenderName}`}>
      {(pledge) => <Content pledge={pledge} {...end} />}
    </StepDialog>
  );
}
