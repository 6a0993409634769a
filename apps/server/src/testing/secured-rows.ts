import type { Values } from './refused-rows.ts';

/** A policy of row-level security: of which command, and the rows that the enterprise E1 may and may not reach by it. */
export interface SecuredRows {
  readonly command: 'all' | 'insert';
  readonly reached: readonly Values[];
  readonly hidden: readonly Values[];
}

/** Tables whose rows belong to one enterprise each. */
const OF_ENTERPRISE = [
  'absence',
  'agreement_signature',
  'bank_statement',
  'bank_statement_line',
  'credit_application',
  'deposit',
  'enrolment',
  'enterprise_cancellation',
  'enterprise_config',
  'fee_item',
  'fee_payment',
  'financing_draft',
  'fund_entry',
  'fund_supplement',
  'information_change',
  'invoice_profile',
  'invoice_request',
  'legal_consent',
  'lender_quote',
  'message',
  'monthly_statement',
  'pledge_draft',
  'promise_number',
  'reconciliation_match',
  'review_tier',
  'staff_invitation',
  'transfer_draft',
  'two_reviews',
] as const;

/** Tables whose rows several parties read, by the columns that name them. */
const OF_PARTIES = {
  fee_refund: ['holder_no', 'guarantor_no'],
  financing: ['enterprise_no', 'issuer_no', 'lender_no'],
  pledge: ['enterprise_no', 'issuer_no', 'lender_no', 'guarantor_no'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Tables to which somebody else's act adds rows: it may add them, and reads them no more. */
const TO_OTHERS = ['fee_refund', 'fund_entry', 'message'] as const;

const ofParties = (columns: readonly string[]): SecuredRows => {
  const others = Object.fromEntries(columns.map((column) => [column, 'E2']));
  return { command: 'all', reached: columns.map((column) => ({ ...others, [column]: 'E1' })), hidden: [others, {}] };
};

/** By table and policy. */
export const SECURED_ROWS: ReadonlyMap<string, SecuredRows> = new Map<string, SecuredRows>([
  ...OF_ENTERPRISE.map((table) => [`${table} of_enterprise`, ofParties(['enterprise_no'])] as const),
  ...Object.entries(OF_PARTIES).map(([table, columns]) => [`${table} of_parties`, ofParties(columns)] as const),
  ...TO_OTHERS.map((table): readonly [string, SecuredRows] => [
    `${table} to_others`,
    { command: 'insert', reached: [{ enterprise_no: 'E1' }, { enterprise_no: 'E2' }], hidden: [] },
  ]),
]);
