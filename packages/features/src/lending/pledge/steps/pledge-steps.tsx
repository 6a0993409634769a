import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { Supplement, type Step } from '../../funding/index.ts';
import { PLEDGE_DETAIL } from '../detail/pledge-detail.tsx';
import { PayFee } from './pay-fee.tsx';
import { Repay } from './repay.tsx';

/** The borrower's steps that have a dialog. */
export const PLEDGE_STEPS = {
  supplement: {
    title: msg`质押补件`,
    content: (application, end) => (
      <Supplement application={application} supplement={contract.pledge.supplement} asker={PLEDGE_DETAIL.asker} {...end} />
    ),
  },
  payFee: {
    title: msg`缴纳担保费`,
    payee: ({ guarantor }) => guarantor?.name,
    content: (pledge, end) => <PayFee pledge={pledge} {...end} />,
  },
  repay: {
    title: msg`还款`,
    payee: ({ payTo, lenderName }) => payTo?.accountName ?? lenderName,
    content: (pledge, end) => <Repay pledge={pledge} {...end} />,
  },
} satisfies Readonly<Record<string, Step<PledgeDetail>>>;
