import type { FinancingRow as FinancingRowView } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { accountView } from '../../foundation/parties/index.ts';
import { fundingViews } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import { payingAccounts } from './paying-accounts.ts';
import type { FinancingRow } from './repository.ts';

export type FinancingPart = FinancingRowView['part'];

/** The states in which the issuer has not decided on its share. */
const UNDECIDED: readonly FinancingRow['state'][] = [
  'awaitingReview',
  'awaitingAcceptance',
  'underApproval',
  'supplementing',
  'awaitingContract',
];

const PARTS: readonly FinancingPart[] = ['own', 'funder', 'counterparty'];

export async function financingRowViews(
  context: Pick<CallContext, 'db' | 'clock' | 'language'>,
  rows: readonly FinancingRow[],
  viewer: RowViewer,
): Promise<FinancingRowView[]> {
  const borne = rows.filter(({ issuerNo, issuerCosts }) => issuerNo === viewer.viewerNo && issuerCosts > 0n);
  const accounts = await payingAccounts(
    context.db,
    borne.map(({ id }) => id),
  );
  return fundingViews(
    FINANCING,
    PARTS,
    context,
    rows,
    viewer,
    ({ id, state, paidOut, issuerCosts, issuerAssent, dueOn, asksFurtherStep, furtherStep }) => ({
      paidOut,
      issuerCosts,
      awaitsConsent: issuerCosts > 0n && issuerAssent !== 'given' && UNDECIDED.includes(state),
      issuerPaysFrom: (accounts.get(id) ?? []).map(accountView),
      dueOn,
      furtherStep: asksFurtherStep ? { done: furtherStep !== null } : null,
    }),
  );
}
