import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardActs, TermBadge } from '../../lists/index.ts';
import { ROLE_TERMS } from '../../terms/index.ts';
import { NameCell } from './staff-columns.tsx';
import { staffTerm, type StaffMember } from './staff-terms.ts';

/** A person as a card, for a phone. */
export function StaffCard({ row, children }: { readonly row: StaffMember; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium">
          <NameCell row={row} />
        </span>
        <TermBadge term={staffTerm(row)} />
      </div>
      <div className="flex flex-wrap justify-between gap-2 text-ink-muted">
        <span>{i18n._(ROLE_TERMS[row.role])}</span>
        <span className="tabular-nums">{row.mobile}</span>
      </div>
      <CardActs>{children}</CardActs>
    </div>
  );
}
