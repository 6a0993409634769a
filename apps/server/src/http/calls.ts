import { contract, type Endpoint } from '@lianxin/api/contract';
import { agreementCalls } from '../business/foundation/agreement/index.ts';
import { documentCalls } from '../business/foundation/documents/index.ts';
import { fileCalls } from '../business/foundation/files/index.ts';
import { limitCalls } from '../business/foundation/limits/index.ts';
import { messageCalls } from '../business/foundation/messages/index.ts';
import { pictureCalls } from '../business/foundation/ocr/index.ts';
import { partyCalls } from '../business/foundation/parties/index.ts';
import { personCalls } from '../business/foundation/person/index.ts';
import { referenceCalls } from '../business/foundation/reference/index.ts';
import { supportCalls } from '../business/foundation/support/index.ts';
import { categoryCalls } from '../business/trade/categories/index.ts';
import { paperCalls } from '../business/trade/papers/index.ts';
import { supplierCalls } from '../business/trade/suppliers/index.ts';
import { creditCalls } from '../business/vouchers/credit/index.ts';
import { issuanceCalls } from '../business/vouchers/issuance/index.ts';
import { transferCalls } from '../business/vouchers/transfer/index.ts';
import { voucherCalls } from '../business/vouchers/voucher/index.ts';
import { capitalPlanCalls } from '../business/lending/capital-plan/index.ts';
import { enrolmentCalls } from '../business/lending/enrolments/index.ts';
import { financingCalls } from '../business/lending/financing/index.ts';
import { guarantorCalls } from '../business/lending/funding/index.ts';
import { lenderCalls } from '../business/lending/lenders/index.ts';
import { lendingFeeCalls } from '../business/lending/lending-fees/index.ts';
import { pledgeCalls } from '../business/lending/pledge/index.ts';
import { managedAccountCalls } from '../business/money/bank-accounts/index.ts';
import { bankCheckCalls } from '../business/money/bank-check/index.ts';
import { billingCalls } from '../business/money/billing/index.ts';
import { calendarFeedCalls } from '../business/money/calendar-feed/index.ts';
import { dueCalls } from '../business/money/dues/index.ts';
import { feeCalls } from '../business/money/fees/index.ts';
import { fundRegisterCalls } from '../business/money/fund-register/index.ts';
import { groupCalls } from '../business/money/group/index.ts';
import { reconciliationCalls } from '../business/money/reconciliation/index.ts';
import { serviceBillCalls } from '../business/money/service-bills/index.ts';
import { settlementCalls } from '../business/money/settlement/index.ts';
import { statementCalls } from '../business/money/statements/index.ts';
import { treasuryCalls } from '../business/money/treasury/index.ts';
import { pdfCalls } from '../business/evidence/pdf/index.ts';
import { proofCalls } from '../business/evidence/proof/index.ts';
import { signForCalls } from '../business/work/sign-for/index.ts';
import { signatureCalls } from '../business/work/signature/index.ts';
import { workbenchCalls } from '../business/work/workbench/index.ts';
import { accountCalls } from '../business/entry/account/index.ts';
import { registrationCalls } from '../business/entry/registration/index.ts';
import { sessionCalls } from '../business/entry/session/index.ts';
import { singleSignOnCalls } from '../business/entry/sso/index.ts';
import { informationCalls } from '../business/enterprise/information/index.ts';
import { staffCalls } from '../business/enterprise/staffing/index.ts';
import type { Calls, CallsOf, SomeCalls } from '../calls/call.ts';
import type { BoundCall } from './bind-contract.ts';

/** All of them at once, instead of one of them. */
type All<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer Whole) => void ? Whole : never;

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The tables as one. Throws on a call with two rows. */
export function merged<Tables extends readonly SomeCalls[]>(...tables: Tables): All<Tables[number]>;
export function merged(...tables: readonly Rows[]): Rows {
  const whole: Record<string, Record<string, unknown>> = {};
  for (const table of tables)
    for (const [resource, rows] of Object.entries(table))
      for (const [name, row] of Object.entries(rows)) {
        const calls = (whole[resource] ??= {});
        if (name in calls) throw new Error(`${resource}.${name} has two rows.`);
        calls[name] = row;
      }
  return whole;
}

/** The calls of all folders: a call of the contract without a row does not compile. */
export const calls: Calls = merged(
  agreementCalls,
  documentCalls,
  fileCalls,
  limitCalls,
  messageCalls,
  pictureCalls,
  partyCalls,
  personCalls,
  referenceCalls,
  supportCalls,
  categoryCalls,
  paperCalls,
  supplierCalls,
  creditCalls,
  issuanceCalls,
  transferCalls,
  voucherCalls,
  capitalPlanCalls,
  enrolmentCalls,
  financingCalls,
  guarantorCalls,
  lenderCalls,
  lendingFeeCalls,
  pledgeCalls,
  managedAccountCalls,
  bankCheckCalls,
  billingCalls,
  calendarFeedCalls,
  dueCalls,
  feeCalls,
  fundRegisterCalls,
  groupCalls,
  reconciliationCalls,
  serviceBillCalls,
  settlementCalls,
  statementCalls,
  treasuryCalls,
  pdfCalls,
  proofCalls,
  signForCalls,
  signatureCalls,
  workbenchCalls,
  accountCalls,
  registrationCalls,
  sessionCalls,
  singleSignOnCalls,
  informationCalls,
  staffCalls,
);

const isRow = (row: unknown): row is BoundCall['row'] => typeof row === 'object' && row !== null && 'handle' in row;

type Named = Readonly<Record<string, Endpoint>>;

/** Each call of a resource with its row, in the order of the contract. */
export function boundTo<Resource extends Named>(resource: string, named: Resource, rows: CallsOf<Resource>): BoundCall[];
export function boundTo(resource: string, named: Named, rows: Readonly<Record<string, unknown>>): BoundCall[] {
  return Object.entries(named).map(([call, endpoint]) => {
    const name = `${resource}.${call}`;
    const row = rows[call];
    if (!isRow(row)) throw new Error(`${name} has no row.`);
    return { name, endpoint, row };
  });
}

const endpoints: Readonly<Record<string, Named>> = contract;
const rows: Readonly<Record<string, CallsOf<Named>>> = calls;

/** Each call of the contract with its row. */
export const boundCalls: readonly BoundCall[] = Object.entries(endpoints).flatMap(([resource, named]) =>
  boundTo(resource, named, rows[resource] ?? {}),
);
