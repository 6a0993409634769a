import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { ApplicationSheet, type ApplicationSheetProps, type DetailKind } from '../../funding/index.ts';
import { wayOf } from '../stages.ts';
import { PledgeFacts } from './pledge-facts.tsx';
import { PledgeHead } from './pledge-head.tsx';
import { PledgeProgress } from './pledge-progress.tsx';
import { PledgedPieces } from './pledged-pieces.tsx';

/** What is shown of a pledge, to all its sides. */
export const PLEDGE_DETAIL: DetailKind<PledgeDetail> = {
  name: 'pledge',
  get: contract.pledge.get,
  title: msg`质押详情`,
  taken: msg`本次占用（元）`,
  agreement: msg`质押协议 PDF`,
  documents: { agreement: contract.pdf.ofPledge, paidOut: contract.pdf.ofLoanPaid, registered: contract.pdf.ofLoanRegistered },
  wayOf,
  hasRepayments: ({ disbursedOn }) => disbursedOn !== null,
  head: (pledge, aside) => <PledgeHead pledge={pledge} aside={aside} />,
  facts: (pledge) => <PledgeFacts pledge={pledge} />,
  progress: (pledge) => <PledgeProgress pledge={pledge} />,
  pieces: ({ pieces }) => <PledgedPieces pieces={pieces} />,
};

export type PledgeSheetProps = Omit<ApplicationSheetProps<PledgeDetail>, 'kind'>;

/** A part of the sheet that one side sees besides. */
export type FurtherPart = NonNullable<PledgeSheetProps['further']>[number];

/** One pledge beside a list of them, as the address says. */
export const PledgeSheet = (props: PledgeSheetProps) => <ApplicationSheet kind={PLEDGE_DETAIL} {...props} />;
