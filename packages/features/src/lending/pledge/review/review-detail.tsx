import { contract, type PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ApplicationChecks, Titled } from '../../../applications/application/index.ts';
import { ApplicationFiles, MovesLog, Repayments, ToAuthorise, TradeBehind, useFundingCheckWords } from '../../funding/index.ts';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { PledgeFacts } from '../detail/pledge-facts.tsx';
import { PledgeHead } from '../detail/pledge-head.tsx';
import { PledgedPieces } from '../detail/pledged-pieces.tsx';
import { stageOf } from './review-stage.ts';

/** One pledge whole: what is to be decided first, what was applied for, and beside it the checks, the files and what has happened. */
export function ReviewDetail({ id, content }: { readonly id: PledgeId; readonly content: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const state = useEndpoint(contract.pledge.get, { id }, { quiet: true });
  const checkWords = useFundingCheckWords('pledge');
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(pledge) => <PledgeHead pledge={pledge} />}
      aside={(pledge) => (
        <>
          <ApplicationChecks checks={pledge.checks} wordsOf={checkWords} />
          <ApplicationFiles {...pledge} />
          <Titled title={<Trans>经过</Trans>}>
            <MovesLog {...pledge} />
          </Titled>
        </>
      )}
    >
      {(pledge) => (
        <>
          {stageOf(pledge) === 'repayment' && <ToAuthorise {...pledge} />}
          {pledge.disbursedOn !== null && <Repayments {...pledge} parties={pledge} />}
          <PledgeFacts pledge={pledge} />
          <PledgedPieces pieces={pledge.pieces} />
          <TradeBehind {...pledge} taken={t`本次占用（元）`} />
        </>
      )}
    </ReviewFrame>
  );
}
