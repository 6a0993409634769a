import { contract, type PieceRow } from '@lianxin/api/contract';
import { day, ids, yuan } from '@lianxin/api/mock';
import { addDays, daysBetween, daysLate, type PieceState } from '@lianxin/domain';
import { enterprises } from './enterprises.ts';
import { first, TODAY } from './example.ts';

const { fittings, sales, tier2 } = enterprises;
/** Acts of a holder on a free piece. */
export const HOLDER_ACTS = ['view', 'transfer', 'finance', 'pledge'] as const;

function piece(number: string, state: PieceState, amount: number, dueOn: string, changes: Partial<PieceRow> = {}): PieceRow {
  const due = day(dueOn);
  const held = state === 'holding';
  return {
    ...first(contract.voucher.listHoldings.example.response.list),
    id: ids.piece(`Q-${number.slice(-9)}`),
    number: ids.voucherNumber(number),
    rootNumber: ids.voucherNumber(number.slice(0, 19)),
    state,
    live: state !== 'transferred' && state !== 'settled',
    amount: yuan(amount),
    availableAmount: held ? yuan(amount) : yuan(0),
    issuedOn: addDays(due, -178),
    receivedOn: state === 'awaitingReceipt' ? null : addDays(due, -177),
    dueOn: due,
    remainingDays: daysBetween(TODAY, due),
    daysLate: changes.overdue === true ? daysLate(due, TODAY) : 0,
    acts: held ? [...HOLDER_ACTS] : ['view'],
    ...changes,
  };
}

/** The supplier's pieces in every state, for its operator. */
export const pieces: readonly PieceRow[] = [
  piece('LX20261118000034217', 'awaitingReceipt', 3_286_500, '2027-05-14', { acts: ['view', 'sign', 'refuse'], applicationId: 'I1' }),
  piece('LX20261112000033915-02', 'awaitingReceipt', 186_000, '2027-05-10', {
    from: tier2,
    source: 'transfer',
    acts: ['view', 'sign', 'refuse'],
    applicationId: 'T1',
  }),
  piece('LX20261106000031721', 'holding', 1_860_000, '2027-05-06'),
  piece('LX20261103000029854', 'holding', 742_350.8, '2027-04-30', { issuer: sales, from: sales }),
  piece('LX20261028000026412-02', 'transferring', 500_000, '2027-04-28', {
    from: fittings,
    source: 'transfer',
    acts: ['view', 'withdraw'],
    applicationId: 'T2',
  }),
  piece('LX20261021000022077', 'holding', 3_286_500, '2027-04-16'),
  piece('LX20261015000019380-01-01', 'holding', 268_000, '2027-04-14', { issuer: sales, from: fittings, source: 'transfer' }),
  piece('LX20261009000017023', 'transferred', 875_000, '2027-04-07', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260930000015447', 'financing', 1_200_000, '2027-03-29'),
  piece('LX20260910000010713-03', 'holding', 320_000, '2027-03-09', {
    pledgeState: 'pledged',
    availableAmount: yuan(0),
    from: tier2,
    source: 'transfer',
    acts: ['view'],
  }),
  piece('LX20260812000006909', 'financed', 640_000, '2027-02-09', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260624000004176', 'holding', 1_075_600, '2026-12-18', { issuer: sales, from: sales }),
  piece('LX20260611000003555-02', 'holding', 86_900.25, '2026-12-08', { from: fittings, source: 'transfer' }),
  piece('LX20260521000002087', 'settled', 430_000, '2026-11-17', { acts: ['view', 'print', 'evidence'] }),
  piece('LX20260512000001666-01', 'holding', 215_300, '2026-11-09', { overdue: true, from: fittings, source: 'transfer', acts: ['view'] }),
];

export function pieceOf(number: string): PieceRow {
  const found = pieces.find((one) => one.number === number);
  if (found === undefined) throw new Error(`nobody holds ${number}`);
  return found;
}
