import { contract, type FinancingId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ApplicationChecks, Titled } from '../../../applications/application/index.ts';
import { ApplicationFiles, MovesLog, Repayments, ToAuthorise, TradeBehind, useFundingCheckWords } from '../../funding/index.ts';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { FinancingClauses } from '../agreeing/contract-terms.tsx';
import { FinancedPieces } from '../detail/financed-pieces.tsx';
import { FinancingFacts } from '../detail/financing-facts.tsx';
import { FinancingHead } from '../detail/financing-head.tsx';
import { isPaidOut } from '../stages.ts';

/** One application whole: as it was submitted or is to be contracted, and beside it the checks, the files and what has happened. */
export function ReviewDetail({ id, content }: { readonly id: FinancingId; readonly content: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const state = useEndpoint(contract.financing.get, { id }, { quiet: true });
  const checkWords = useFundingCheckWords('financing');
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(financing) => <FinancingHead financing={financing} />}
      aside={(financing) => (
        <>
          <ApplicationChecks checks={financing.checks} wordsOf={checkWords} />
          <ApplicationFiles {...financing} />
          <Titled title={<Trans>经过</Trans>}>
            <MovesLog {...financing} />
          </Titled>
        </>
      )}
    >
      {(financing) => (
        <>
          {isPaidOut(financing) && (
            <>
              <ToAuthorise {...financing} />
              <Repayments {...financing} parties={financing} />
            </>
          )}
          <FinancingFacts financing={financing} />
          {financing.state === 'awaitingContract' && (
            <Titled title={<Trans>融资合同要点</Trans>}>
              <FinancingClauses recourse={financing.recourse} lenderName={financing.lenderName} />
            </Titled>
          )}
          <FinancedPieces pieces={financing.pieces} />
          <TradeBehind {...financing} taken={t`本次融资（元）`} />
        </>
      )}
    </ReviewFrame>
  );
}
