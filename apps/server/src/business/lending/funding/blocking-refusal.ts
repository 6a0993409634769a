import { quoteStands, Refusal, type Act } from '@lianxin/domain';
import type { Clock } from '../../../platform/clock/clock.ts';
import { tooLate } from '../../applications/application/index.ts';
import { quoteExpired } from './check.ts';
import type { FundingRow } from './funding-row.ts';
import type { LendingKind } from './lending-kind.ts';
import { isRegistered } from './registration.ts';

/** The acts that require a signature, each known to some of the kinds only. */
const SIGNED: readonly Act[] = ['pass', 'approve', 'countersign', 'signContract', 'contractConfirm', 'consentConfirm'];

/**
 * The refusal that a permitted act would meet in the application's present state, if one is known. Screens show the act as disabled with
 * this reason, and the act itself refuses by the same rule.
 */
export function blockingRefusal<Row extends FundingRow>(
  { actRules, dueOf }: Pick<LendingKind<Row>, 'actRules' | 'dueOf'>,
  act: Act,
  row: Row,
  clock: Clock,
): Refusal | undefined {
  const now = clock.now();
  const own = actRules.blockingRefusal?.(act, row, now);
  if (own) return own;
  const late = SIGNED.includes(act) ? tooLate({ clock }, { dueOn: dueOf(row) }) : undefined;
  if (late) return late;
  if (act === 'pass' && !quoteStands({ validUntil: row.quoteValidUntil }, now)) return quoteExpired(row.quoteValidUntil);
  return act === 'disburse' && !isRegistered(row, dueOf(row), now) ? new Refusal('NOT_REGISTERED') : undefined;
}
