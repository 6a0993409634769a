import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { Supplement, type Step } from '../../funding/index.ts';
import { FINANCING_DETAIL } from '../detail/financing-detail.tsx';
import { BuyBack } from '../recourse/buy-back.tsx';
import { FurtherStep } from './further-step.tsx';
import { SignContract } from './sign-contract.tsx';

/** The holder's steps that have a dialog. */
export const FINANCING_STEPS = {
  signContract: { title: msg`签署融资合同`, content: (financing, end) => <SignContract financing={financing} {...end} /> },
  supplement: {
    title: msg`融资补件`,
    content: (application, end) => (
      <Supplement application={application} supplement={contract.financing.supplement} asker={FINANCING_DETAIL.asker} {...end} />
    ),
  },
  furtherStep: { title: msg`资金方补充步骤`, content: (financing, end) => <FurtherStep financing={financing} {...end} /> },
  repay: {
    title: msg`融资还款`,
    payee: ({ payTo, lenderName }) => payTo?.accountName ?? lenderName,
    content: (financing, end) => <BuyBack financing={financing} {...end} />,
  },
} satisfies Readonly<Record<string, Step<FinancingDetail>>>;
