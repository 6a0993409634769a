import { useLingui } from '@lingui/react/macro';
import { RowActs, type Verb } from '../../lists/index.ts';
import { ROLE_TERMS } from '../../terms/index.ts';
import { isChangeable, openCount, type StaffMember } from './staff-terms.ts';
import type { StaffActing } from './use-staff-acts.tsx';

/** The verbs of a row: none for oneself and for roles that are not given here. */
export function StaffActs({ row, acts }: { readonly row: StaffMember; readonly acts: StaffActing }) {
  const { t, i18n } = useLingui();
  if (!isChangeable(row)) return null;
  const position = i18n._(ROLE_TERMS[row.role === 'operator' ? 'reviewer' : 'operator']);
  const open = openCount(row);
  const verb = (id: Parameters<StaffActing['ask']>[0], label: string): Verb => ({ id, label, run: () => acts.ask(id, row) });
  const verbs: readonly Verb[] = [
    ...(row.state === 'frozen'
      ? [verb('unfreeze', t`恢复`)]
      : [verb('changeRole', t`转为${position}`), verb('resetPassword', t`重置密码`), verb('freeze', t`冻结`)]),
    ...(open > 0 ? [verb('handOver', t`移交 ${open} 笔`)] : []),
  ];
  return <RowActs name={row.displayName} verbs={verbs} inSight={3} />;
}
