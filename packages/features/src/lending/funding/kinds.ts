import type { Endpoint, FinancingDetail, FinancingRow, PledgeDetail, PledgeRow } from '@lianxin/api/contract';
import type * as z from 'zod/mini';

/** A row of a list of applications: financing of vouchers, or a loan against a pledge. */
export type FundingRow = FinancingRow | PledgeRow;

/** The details of an application. */
export type FundingDetail = FinancingDetail | PledgeDetail;

/** An id with the version on the page, by which the server detects a change meanwhile. */
export interface Versioned<Id> {
  readonly id: Id;
  readonly version: number;
}

/** A call that both kinds have. */
export type Call<Request, Response = unknown> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

/** The call for the details of an application. */
export type Get<Detail> = Endpoint<z.ZodMiniObject, z.core.$ZodType<Detail>>;
