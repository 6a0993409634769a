import { contract, type FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepDialog, type Step, type StepEnd } from '../../funding/index.ts';
import { BuyBack } from '../recourse/buy-back.tsx';
import { FurtherStep } from './further-step.tsx';
import { SignContract } from './sign-contract.tsx';
import type { StepProps } from './step-props.ts';
import { SupplementFinancing } from './supplement-financing.tsx';

/** What is done in a dialog of its own, for more is asked than a yes. */
export type AgreeingStep = 'signContract' | 'supplement' | 'furtherStep' | 'repay';

const STEPS: Readonly<Record<AgreeingStep, (props: StepProps) => ReactNode>> = {
  signContract: SignContract,
  supplement: SupplementFinancing,
  furtherStep: FurtherStep,
  repay: BuyBack,
};

/** A step on the way to the money: signing the contract, answering the lender, what a lender asks for besides; or paying it back. */
export function AgreeingDialog({ step, id, ...end }: Step<AgreeingStep, FinancingId> & StepEnd) {
  const { t } = useLingui();
  const state = useEndpoint(contract.financing.get, { id }, { quiet: true, current: true });
  const titles: Readonly<Record<AgreeingStep, string>> = {
    signContract: t`签署融资合同`,
    supplement: t`融资补件`,
    furtherStep: t`资金方补充步骤`,
    repay: t`融资还款`,
  };
  const Content = STEPS[step];
  return (
    <StepDialog title={titles[step]} state={state} about={(one) => `${one.applicationNumber}　${one.lenderName}`}>
      {(financing) => <Content financing={financing} {...end} />}
    </StepDialog>
  );
}
