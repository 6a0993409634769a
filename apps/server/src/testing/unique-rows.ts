import type { Values } from './refused-rows.ts';

const AT = '2026-11-20T09:00:00+08:00';

/** What a unique index over some of a table's rows refuses and what it lets through. */
export interface UniqueRows {
  /** Rows of which only one may stand in the table. */
  readonly once: readonly Values[];
  /** Changes to the first of them with which it may stand beside it: another key. */
  readonly beside: readonly Values[];
  /** Changes with which it may stand any number of times: the index leaves such rows out. */
  readonly free: readonly Values[];
}

const inStates = (row: Values, states: readonly string[]): Values[] => states.map((state) => ({ ...row, state }));
const states = (...names: readonly string[]): Values[] => names.map((state) => ({ state }));

const OPEN_TRANSFER = ['awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview'];
const MATCH = { entry_id: 'F1', line_id: 'L1' };
const REGISTERED = { form: { enterprise: { creditCode: '91140000110057086C' } }, state: 'submitted' };

/** By the name of the index. */
export const UNIQUE_ROWS: ReadonlyMap<string, UniqueRows> = new Map<string, UniqueRows>(
  Object.entries({
    bank_account_default: {
      once: [{ enterprise_no: 'E1', is_default: true }],
      beside: [{ enterprise_no: 'E2' }],
      free: [{ is_default: false }],
    },
    bank_statement_line_serial: {
      once: [{ bank_account_id: 'A1', serial: 'S1' }],
      beside: [{ serial: 'S2' }, { bank_account_id: 'A2' }],
      free: [{ serial: '' }],
    },
    credit_application_open: {
      once: inStates({ enterprise_no: 'E1', channel: 3, removed: false }, ['awaitingReview', 'returned', 'awaitingDecision']),
      beside: [{ enterprise_no: 'E2' }, { channel: 6 }],
      free: [{ removed: true }, ...states('granted', 'declined', 'withdrawn')],
    },
    enrolment_open: {
      once: [{ enterprise_no: 'E1', channel: 3, state: 'submitted' }],
      beside: [{ enterprise_no: 'E2' }, { channel: 6 }],
      free: states('signed', 'refused'),
    },
    enterprise_cancellation_waits: {
      once: [{ enterprise_no: 'E1', state: 'submitted' }],
      beside: [{ enterprise_no: 'E2' }],
      free: states('withdrawn', 'rejected', 'approved'),
    },
    erasure_request_waits: {
      once: [{ user_id: 'U1', state: 'requested' }],
      beside: [{ user_id: 'U2' }],
      free: states('withdrawn', 'rejected', 'carriedOut'),
    },
    fee_payment_line_once: {
      once: inStates({ fee_id: 'F1' }, ['declared', 'confirmed']),
      beside: [{ fee_id: 'F2' }],
      free: states('returned'),
    },
    financing_piece_returned_key: {
      once: [{ returned_piece_id: 'P1' }],
      beside: [{ returned_piece_id: 'P2' }],
      free: [{ returned_piece_id: null }],
    },
    financing_piece_active: { once: [{ piece_id: 'P1', active: true }], beside: [{ piece_id: 'P2' }], free: [{ active: false }] },
    fund_supplement_serial: {
      once: inStates({ bank_account_id: 'A1', bank_serial: 'S1', removed: false }, ['awaitingReview', 'returned', 'passed']),
      beside: [{ bank_account_id: 'A2' }, { bank_serial: 'S2' }],
      free: [{ bank_serial: null }, { removed: true }, ...states('withdrawn')],
    },
    guarantor_proposal_waiting: {
      once: [{ enterprise_no: 'E1', state: 'waiting' }],
      beside: [{ enterprise_no: 'E2' }],
      free: states('approved', 'rejected', 'withdrawn'),
    },
    information_change_waits: {
      once: [{ enterprise_no: 'E1', state: 'submitted' }],
      beside: [{ enterprise_no: 'E2' }],
      free: states('approved', 'rejected', 'withdrawn'),
    },
    invoice_request_invoice: { once: [{ invoice_number: 'N1' }], beside: [{ invoice_number: 'N2' }], free: [{ invoice_number: null }] },
    invoice_request_line_once: { once: [{ charge_id: 'C1', live: true }], beside: [{ charge_id: 'C2' }], free: [{ live: false }] },
    issuance_promise: {
      once: inStates({ promise_number: 'N1' }, ['awaitingReview', 'awaitingSignature', 'effective', 'settled', 'overdue']),
      beside: [{ promise_number: 'N2' }],
      free: states('draft', 'returned', 'withdrawn', 'refused', 'signatureExpired', 'voided'),
    },
    issuer_suspension_open: {
      once: [{ enterprise_no: 'E1', lifted_at: null }],
      beside: [{ enterprise_no: 'E2' }],
      free: [{ lifted_at: AT }],
    },
    plain_receivable_invoice: {
      once: [{ owner_no: 'E1', invoice_id: 'I1' }],
      beside: [{ owner_no: 'E2' }, { invoice_id: 'I2' }],
      free: [{ invoice_id: null }],
    },
    pledge_piece_active: { once: [{ piece_id: 'P1', active: true }], beside: [{ piece_id: 'P2' }], free: [{ active: false }] },
    reconciliation_match_entry: {
      once: [
        { ...MATCH, undone_at: null },
        { ...MATCH, line_id: 'L2', undone_at: null },
      ],
      beside: [{ entry_id: 'F2' }],
      free: [{ undone_at: AT }],
    },
    reconciliation_match_line: {
      once: [
        { ...MATCH, undone_at: null },
        { ...MATCH, entry_id: 'F2', undone_at: null },
      ],
      beside: [{ line_id: 'L2' }],
      free: [{ undone_at: AT }],
    },
    registration_code: {
      once: [REGISTERED],
      beside: [{ form: { enterprise: { creditCode: '91350100M000100Y43' } } }],
      free: states('draft', 'rejected', 'approved', 'completed'),
    },
    registration_open: {
      once: inStates({ user_id: 'U1', kind: 'first' }, ['draft', 'submitted', 'rejected']),
      beside: [{ user_id: 'U2' }, { kind: 'associated' }],
      free: states('approved', 'completed'),
    },
    repayment_open: {
      once: inStates({ application_id: 'F1' }, ['awaitingReview', 'awaitingConfirmation']),
      beside: [{ application_id: 'F2' }],
      free: states('returned', 'denied', 'confirmed'),
    },
    settlement_payment_once: {
      once: inStates({ piece_id: 'P1', purpose: 'maturity' }, ['open', 'paid']),
      beside: [{ piece_id: 'P2' }, { purpose: 'late' }],
      free: states('failed'),
    },
    staff_invitation_person: {
      once: [{ enterprise_no: 'E1', identity_lookup: 'L1', state: 'waiting' }],
      beside: [{ enterprise_no: 'E2' }, { identity_lookup: 'L2' }],
      free: states('accepted', 'declined', 'cancelled'),
    },
    staff_invitation_waiting: {
      once: [{ enterprise_no: 'E1', mobile: '13800000001', state: 'waiting' }],
      beside: [{ enterprise_no: 'E2' }, { mobile: '13800000002' }],
      free: states('accepted', 'declined', 'cancelled'),
    },
    trade_invoice_number: {
      once: [{ code: '', number: 'N1', superseded_at: null }],
      beside: [{ code: 'C1' }, { number: 'N2' }],
      free: [{ superseded_at: AT }],
    },
    transfer_source: {
      once: inStates({ source_piece_id: 'P1' }, OPEN_TRANSFER),
      beside: [{ source_piece_id: 'P2' }],
      free: states('draft', 'returned', 'withdrawn', 'refused', 'completed'),
    },
    two_reviews_open: {
      once: [{ object_kind: 'issuance', object_id: 'I1', act: 'pass', closed_at: null }],
      beside: [{ object_kind: 'transfer' }, { object_id: 'I2' }, { act: 'void' }],
      free: [{ closed_at: AT }],
    },
  }),
);
