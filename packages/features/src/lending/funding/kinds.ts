import type { Endpoint, FinancingDetail, FinancingForm, FinancingRow, PledgeDetail, PledgeForm, PledgeRow } from '@lianxin/api/contract';
import type { Party } from '@lianxin/domain';
import type * as z from 'zod/mini';

/** What all kinds have. */
type Shared<One, Other> = Pick<One, keyof One & keyof Other>;

/** What each kind has of its own type. */
interface Own {
  readonly id: string;
  readonly state: string;
  readonly part: Party;
  readonly waitingFor: readonly (Omit<FinancingRow['waitingFor'][number], 'party'> & { readonly party: Party })[];
}

/** A row of a list of applications of any kind: financing of vouchers, a loan against a pledge, and what comes later. */
export interface FundingRow extends Omit<Shared<FinancingRow, PledgeRow>, keyof Own>, Own {}

interface OwnDetail {
  /** Who has to agree; only of kinds whose issuer may bear a share. */
  readonly assents?: Pick<FinancingDetail['assents'], 'counterparty'> | undefined;
  readonly copiedFrom: { readonly id: string; readonly applicationNumber: string } | null;
  readonly pieces: readonly Shared<FinancingDetail['pieces'][number], PledgeDetail['pieces'][number]>[];
  readonly form: (Omit<Shared<FinancingForm, PledgeForm>, 'agreements'> & { readonly agreements: readonly string[] }) | null;
}

/** The details of an application. */
export interface FundingDetail extends Omit<Shared<FinancingDetail, PledgeDetail>, keyof (FundingRow & OwnDetail)>, FundingRow, OwnDetail {}

/** An id with the version on the page, by which the server detects a change meanwhile. */
export interface Versioned<Id> {
  readonly id: Id;
  readonly version: number;
}

/** A call that both kinds have. */
export type Call<Request, Response = unknown> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

/** The call for the details of an application. */
export type Get<Detail> = Endpoint<z.ZodMiniObject, z.core.$ZodType<Detail>>;
