import type { PledgeDetail } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { Step } from '../../funding/index.ts';
import { AskMore } from './ask-more.tsx';
import { ClearLoan } from './clear-loan.tsx';
import { ConfirmRepayment, DenyRepayment } from './confirm-repayment.tsx';
import { DisbursePledge } from './disburse-pledge.tsx';
import { RegisterPledge } from './register-pledge.tsx';
import { ReleasePledge } from './release-pledge.tsx';
import { SignGuarantee } from './sign-guarantee.tsx';
import { UrgePayers } from './urge-payers.tsx';

/** The steps of a lender or guarantor that have a dialog, because they need more than a confirmation or a reason. */
export const LENDING_STEPS = {
  askMore: { title: msg`要求补件`, content: (pledge, end) => <AskMore pledge={pledge} {...end} /> },
  countersign: { title: msg`担保签约`, content: (pledge, end) => <SignGuarantee pledge={pledge} {...end} /> },
  register: { title: msg`办理质押登记`, content: (pledge, end) => <RegisterPledge pledge={pledge} {...end} /> },
  disburse: { title: msg`放款`, content: (pledge, end) => <DisbursePledge pledge={pledge} {...end} /> },
  repayConfirm: { title: msg`确认还款`, content: (pledge, end) => <ConfirmRepayment pledge={pledge} {...end} /> },
  repayDeny: { title: msg`还款未到账`, content: (pledge, end) => <DenyRepayment pledge={pledge} {...end} /> },
  clear: { title: msg`结清贷款`, content: (pledge, end) => <ClearLoan pledge={pledge} {...end} /> },
  release: { title: msg`解质`, content: (pledge, end) => <ReleasePledge pledge={pledge} {...end} /> },
  urge: { title: msg`催付`, content: (pledge, end) => <UrgePayers pledge={pledge} {...end} /> },
} satisfies Readonly<Record<string, Step<PledgeDetail>>>;
