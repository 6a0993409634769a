import type { FinancingRow as FinancingRowView } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { fundingViews } from '../funding/index.ts';
import { FINANCING } from './kind.ts';
import type { FinancingRow } from './repository.ts';

export type FinancingPart = FinancingRowView['part'];

const PARTS: readonly FinancingPart[] = ['own', 'funder', 'counterparty'];

/** Financings as lists show them. */
export const financingRowViews = (
  context: Pick<CallContext, 'db' | 'clock' | 'language'>,
  rows: readonly FinancingRow[],
  viewer: RowViewer,
): Promise<FinancingRowView[]> =>
  fundingViews(FINANCING, PARTS, context, rows, viewer, ({ paidOut, issuerCosts, dueOn, asksFurtherStep, furtherStep }) => ({
    paidOut,
    issuerCosts,
    dueOn,
    furtherStep: asksFurtherStep ? { done: furtherStep !== null } : null,
  }));
