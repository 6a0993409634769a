import type { Endpoint, FinancingDetail, FinancingRow, PledgeDetail, PledgeRow } from '@lianxin/api/contract';
import type * as z from 'zod/mini';

/** An application to a lender as a list shows it: to have vouchers financed, or for a loan against a pledge of them. */
export type FundingRow = FinancingRow | PledgeRow;

/** An application to a lender, whole. */
export type FundingDetail = FinancingDetail | PledgeDetail;

/** One application as it was shown. */
export interface Shown<Id> {
  readonly id: Id;
  readonly version: number;
}

/** A call that both kinds have, by what it takes and what it answers. */
export type Call<Request, Response = unknown> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

/** The call that tells all of one application. */
export type Get<Detail> = Endpoint<z.ZodMiniObject, z.core.$ZodType<Detail>>;
