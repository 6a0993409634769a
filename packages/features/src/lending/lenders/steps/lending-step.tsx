import { contract, type PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepDialog, type Step, type StepEnd } from '../../funding/index.ts';
import { AskMore } from './ask-more.tsx';
import { ClearLoan } from './clear-loan.tsx';
import { ConfirmRepayment, DenyRepayment } from './confirm-repayment.tsx';
import { DisbursePledge } from './disburse-pledge.tsx';
import { RegisterPledge } from './register-pledge.tsx';
import { ReleasePledge } from './release-pledge.tsx';
import { SignGuarantee } from './sign-guarantee.tsx';
import type { LendingStepProps } from './step-props.ts';
import { UrgePayers } from './urge-payers.tsx';

/** What is done in a dialog of its own, for more is asked than a yes or a reason. */
export type LendingStepName =
  | 'askMore'
  | 'countersign'
  | 'register'
  | 'disburse'
  | 'repayConfirm'
  | 'repayDeny'
  | 'clear'
  | 'release'
  | 'urge';

const STEPS: Readonly<Record<LendingStepName, (props: LendingStepProps) => ReactNode>> = {
  askMore: AskMore,
  countersign: SignGuarantee,
  register: RegisterPledge,
  disburse: DisbursePledge,
  repayConfirm: ConfirmRepayment,
  repayDeny: DenyRepayment,
  clear: ClearLoan,
  release: ReleasePledge,
  urge: UrgePayers,
};

/** A step of a lender or a guarantor, in its dialog. */
export function LendingStep({ step, id, ...end }: Step<LendingStepName, PledgeId> & StepEnd) {
  const { t } = useLingui();
  const state = useEndpoint(contract.pledge.get, { id }, { quiet: true, current: true });
  const titles: Readonly<Record<LendingStepName, string>> = {
    askMore: t`要求补件`,
    countersign: t`担保签约`,
    register: t`办理质押登记`,
    disburse: t`放款`,
    repayConfirm: t`确认还款`,
    repayDeny: t`还款未到账`,
    clear: t`结清贷款`,
    release: t`解质`,
    urge: t`催付`,
  };
  const Content = STEPS[step];
  return (
    <StepDialog title={titles[step]} state={state} about={(one) => `${one.applicationNumber}　${one.holder.name}`}>
      {(pledge) => <Content pledge={pledge} {...end} />}
    </StepDialog>
  );
}
