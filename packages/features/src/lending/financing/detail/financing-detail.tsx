import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import type { DetailKind } from '../../funding/index.ts';
import { wayOf } from '../stages.ts';
import { FinancedPieces } from './financed-pieces.tsx';
import { FinancingFacts } from './financing-facts.tsx';
import { FinancingHead } from './financing-head.tsx';
import { FinancingProgress } from './financing-progress.tsx';

/** What is shown of a financing. */
export const FINANCING_DETAIL: DetailKind<FinancingDetail> = {
  name: 'financing',
  get: contract.financing.get,
  title: msg`融资详情`,
  taken: msg`本次融资（元）`,
  agreement: msg`融资协议 PDF`,
  documents: {
    agreement: contract.pdf.ofFinancing,
    paidOut: contract.pdf.ofFinancingPaid,
    registered: contract.pdf.ofFinancingRegistered,
  },
  wayOf,
  hasRepayments: ({ owed, repayments }) => owed !== null || repayments.length > 0,
  head: (financing, aside) => <FinancingHead financing={financing} aside={aside} />,
  facts: (financing) => <FinancingFacts financing={financing} />,
  progress: (financing) => <FinancingProgress financing={financing} />,
  pieces: ({ pieces }) => <FinancedPieces pieces={pieces} />,
};
