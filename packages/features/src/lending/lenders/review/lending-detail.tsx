import { contract, type PledgeId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Titled } from '../../../applications/application/index.ts';
import { ApplicationFiles, MovesLog, Repayments, TradeBehind } from '../../funding/index.ts';
import { PledgedPieces, PledgeFacts, PledgeHead } from '../../pledge/index.ts';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { RiskPanel } from '../risk/risk-panel.tsx';

/** One pledge whole, for the decision of a lender or a guarantor: what was applied for, and beside it the risk, the files and what has happened. */
export function LendingDetail({ id, content }: { readonly id: PledgeId; readonly content: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const state = useEndpoint(contract.pledge.get, { id }, { quiet: true });
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(pledge) => <PledgeHead pledge={pledge} />}
      aside={(pledge) => (
        <>
          <RiskPanel id={pledge.id} />
          <ApplicationFiles {...pledge} />
          <Titled title={<Trans>经过</Trans>}>
            <MovesLog {...pledge} />
          </Titled>
        </>
      )}
    >
      {(pledge) => (
        <>
          {pledge.disbursedOn !== null && <Repayments {...pledge} parties={pledge} />}
          <PledgeFacts pledge={pledge} />
          <PledgedPieces pieces={pledge.pieces} />
          <TradeBehind {...pledge} taken={t`本次占用（元）`} />
        </>
      )}
    </ReviewFrame>
  );
}
