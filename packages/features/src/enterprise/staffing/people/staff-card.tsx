import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { NameCell } from './staff-columns.tsx';
import { staffTerm, type StaffMember } from './staff-terms.ts';

export function StaffCard({ row, acts }: { readonly row: StaffMember; readonly acts: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <ListCard lead={<NameCell row={row} />} term={staffTerm(row)} acts={acts}>
      <CardLine facts={[i18n._(ROLE_TERMS[row.role]), row.mobile]} />
    </ListCard>
  );
}
