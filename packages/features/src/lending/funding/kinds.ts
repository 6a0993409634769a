import type { Endpoint, FinancingDetail, FinancingForm, FinancingRow, PledgeDetail, PledgeForm, PledgeRow } from '@lianxin/api/contract';
import type { Party } from '@lianxin/domain';
import type * as z from 'zod/mini';

type Shared<One, Other> = Pick<One, keyof One & keyof Other>;

/** The properties whose types differ between the kinds. */
interface Own {
  readonly id: string;
  readonly state: string;
  readonly part: Party;
  readonly waitingFor: readonly (Omit<FinancingRow['waitingFor'][number], 'party'> & { readonly party: Party })[];
}

/** A list row of an application of any kind, such as a financing or a loan against a pledge. */
export interface FundingRow extends Omit<Shared<FinancingRow, PledgeRow>, keyof Own>, Own {}

interface OwnDetail {
  /** The issuer's consent; only in kinds in which the issuer may bear a share. */
  readonly assents?: Pick<FinancingDetail['assents'], 'counterparty'> | undefined;
  readonly copiedFrom: { readonly id: string; readonly applicationNumber: string } | null;
  readonly pieces: readonly Shared<FinancingDetail['pieces'][number], PledgeDetail['pieces'][number]>[];
  readonly form: (Omit<Shared<FinancingForm, PledgeForm>, 'agreements'> & { readonly agreements: readonly string[] }) | null;
}

export interface FundingDetail extends Omit<Shared<FinancingDetail, PledgeDetail>, keyof (FundingRow & OwnDetail)>, FundingRow, OwnDetail {}

/** An id with the version shown on the page, by which the server detects a concurrent change. */
export interface Versioned<Id> {
  readonly id: Id;
  readonly version: number;
}

/** A call that exists for every kind. */
export type Call<Request, Response = unknown> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

/** The call for the details of an application. */
export type Get<Detail> = Endpoint<z.ZodMiniObject, z.core.$ZodType<Detail>>;
