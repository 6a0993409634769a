import { useLingui } from '@lingui/react/macro';
import type { Verb } from '../../../platform/lists/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { isChangeable, openCount, type StaffMember } from './staff-terms.ts';
import type { StaffActing } from './use-staff-acts.tsx';

/** Acts in a row: none for oneself and for other roles. */
export function useStaffVerbs(ask: StaffActing['ask'], onCertificates: (row: StaffMember) => void): (row: StaffMember) => readonly Verb[] {
  const { t, i18n } = useLingui();
  return (row) => {
    if (!isChangeable(row)) return [];
    const position = i18n._(ROLE_TERMS[row.role === 'operator' ? 'reviewer' : 'operator']);
    const open = openCount(row);
    const bound = row.boundCertificates.length;
    const verb = (id: Parameters<typeof ask>[0], label: string): Verb => ({ id, label, run: () => ask(id, row) });
    return [
      ...(row.state === 'frozen'
        ? [verb('unfreeze', t`恢复`)]
        : [verb('changeRole', t`转为${position}`), verb('resetPassword', t`重置密码`), verb('freeze', t`冻结`)]),
      ...(bound > 0 ? [{ id: 'certificates', label: t`证书 ${bound} 张`, run: () => onCertificates(row) }] : []),
      ...(open > 0 ? [verb('handOver', t`移交 ${open} 笔`)] : []),
    ];
  };
}
