import { contract, type FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ApplicationChecks, Titled } from '../../acting/index.ts';
import { ReviewFrame } from '../../review/index.ts';
import { useFinancingCheckWords } from '../check-words.ts';
import { FinancingClauses } from '../agreeing/contract-terms.tsx';
import { FinancedPieces } from '../detail/financed-pieces.tsx';
import { FinancingFacts } from '../detail/financing-facts.tsx';
import { FinancingHead } from '../detail/financing-head.tsx';
import { FinancingLog } from '../detail/financing-log.tsx';
import { FinancingFiles, FinancingPapers } from '../detail/financing-papers.tsx';

/** One application whole: as it was submitted or is to be contracted, and beside it the checks, the files and what has happened. */
export function ReviewDetail({ id, content }: { readonly id: FinancingId; readonly content: Ref<HTMLDivElement> }) {
  const state = useEndpoint(contract.financing.get, { id }, { quiet: true });
  const checkWords = useFinancingCheckWords();
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(financing) => <FinancingHead financing={financing} />}
      aside={(financing) => (
        <>
          <ApplicationChecks checks={financing.checks} wordsOf={checkWords} />
          <FinancingFiles financing={financing} />
          <Titled title={<Trans>经过</Trans>}>
            <FinancingLog financing={financing} />
          </Titled>
        </>
      )}
    >
      {(financing) => (
        <>
          <FinancingFacts financing={financing} />
          {financing.state === 'awaitingContract' && (
            <Titled title={<Trans>融资合同要点</Trans>}>
              <FinancingClauses recourse={financing.recourse} lenderName={financing.lenderName} />
            </Titled>
          )}
          <FinancedPieces pieces={financing.pieces} />
          <FinancingPapers financing={financing} />
        </>
      )}
    </ReviewFrame>
  );
}
