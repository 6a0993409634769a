import { CHARGE_SOURCES, feeMachine, RATE_UNITS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { FileView, Party } from '../schemas/party.ts';
import { Day, Instant, Money, Rate, Version } from '../schemas/primitives.ts';
import { FeeStateCode } from '../schemas/states.ts';
import { FeeItem } from '../schemas/user.ts';
import { wire } from '../wire.ts';

export const FeeStateName = z.enum(feeMachine.states);
export const ChargeSourceName = z.enum(CHARGE_SOURCES);

/** A fee that an enterprise bears: asked for by the platform, or its part of the costs of a financing or a loan. */
export const FeeRecord = z.extend(FeeItem, {
  source: ChargeSourceName,
  state: FeeStateCode,
  version: Version,
  askedAt: Instant,
  dueOn: z.nullable(Day),
  /** It must be paid and was not by its day. */
  overdue: z.boolean(),
  /** The number of what it is of: an application, an order. */
  businessNumber: wire('bizNo', z.nullable(z.string())),
  /** The application that it is of, and which of its sides the enterprise is. */
  application: z.nullable(z.object({ kind: z.enum(['financing', 'pledge']), id: z.string(), part: z.enum(['holder', 'issuer']) })),
  /** What it rests on, as the platform says. */
  basis: z.nullable(z.string()),
  /** What it is reckoned of, at which rate. */
  basisAmount: z.nullable(Money),
  rate: z.nullable(Rate),
  unit: z.nullable(z.enum(RATE_UNITS)),
  /** Null: the platform. */
  payee: z.nullable(Party),
  declaredAt: wire('payTime', z.nullable(Instant)),
  /** Who declared it, by name. */
  declaredBy: wire('payer', z.nullable(z.string())),
  decidedAt: z.nullable(Instant),
  proof: wire('voucherFile', z.nullable(FileView)),
  acts: z.array(z.enum(['pay', 'addProof'])),
});

/** What an enterprise bears by the filter, whatever states are asked for. */
export const FeeSums = z.object({
  /** To be paid, or sent back and so to be paid again. */
  outstanding: Money,
  /** Of that what must be paid and is late. */
  overdue: Money,
  declared: Money,
  paid: Money,
  /** Of what was paid the interest. */
  interest: Money,
});

export const FeePage = z.extend(pageOf(FeeRecord, FeeStateName), { sums: FeeSums });

export type FeeRecord = z.output<typeof FeeRecord>;
export type FeeSums = z.output<typeof FeeSums>;
