import { canonicalText, genesisHash } from '@lianxin/domain';
import type * as z from 'zod/mini';
import { sm3 } from '../../ledger/sm3.ts';
import type { AuditHead, AuditRow } from '../contract/audit.ts';

export type AuditEntry = z.output<typeof AuditRow>;
export type AuditEnd = z.output<typeof AuditHead>;

/** What stands before the first row. */
export const AUDIT_GENESIS = genesisHash;

/** The link of a row: SM3 over the previous link and the contents of the row. */
export function auditHash(row: Omit<AuditEntry, 'hash' | 'seal'>): string {
  const { previousHash, sequence, at, operatorId, operatorName, action, outcome, subjectId, reason, before, after, proposedBy } = row;
  const told = { sequence, at, operatorId, operatorName, action, outcome, subjectId, reason, before, after, proposedBy };
  return sm3(`LX-OPERATIONS-1|${previousHash}|${canonicalText({ ...told, requestId: row.requestId, address: row.address })}`);
}

/** Follows a trail row by row; answers at the first row that does not fit, undefined while all do. */
export function auditFollower() {
  let sequence = 0;
  let hash = AUDIT_GENESIS;
  return {
    /** Whether the row is the next one. */
    accepts(row: AuditEntry): boolean {
      if (row.sequence !== sequence + 1 || row.previousHash !== hash || auditHash(row) !== row.hash) return false;
      ({ sequence, hash } = row);
      return true;
    },
    /** Whether the trail ends at the given head. */
    endsAt: (head: AuditEnd | null): boolean => (head === null ? sequence === 0 : head.sequence === sequence && head.hash === hash),
    get length() {
      return sequence;
    },
  };
}
