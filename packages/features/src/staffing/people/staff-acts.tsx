import { Trans, useLingui } from '@lingui/react/macro';
import { RowAct } from '../../lists/index.ts';
import { ROLE_TERMS } from '../../terms/index.ts';
import { isChangeable, openCount, type StaffMember } from './staff-terms.ts';
import type { StaffActing } from './use-staff-acts.tsx';

/** The verbs of a row: none for oneself and for roles that are not given here. */
export function StaffActs({ row, acts }: { readonly row: StaffMember; readonly acts: StaffActing }) {
  const { i18n } = useLingui();
  if (!isChangeable(row)) return null;
  const position = i18n._(ROLE_TERMS[row.role === 'operator' ? 'reviewer' : 'operator']);
  const open = openCount(row);
  return (
    <span className="inline-flex items-center gap-x-3 whitespace-nowrap max-tablet:flex-wrap">
      {row.state === 'frozen' ? (
        <RowAct onClick={() => acts.ask('unfreeze', row)}>
          <Trans>恢复</Trans>
        </RowAct>
      ) : (
        <>
          <RowAct onClick={() => acts.ask('changeRole', row)}>
            <Trans>转为{position}</Trans>
          </RowAct>
          <RowAct onClick={() => acts.ask('resetPassword', row)}>
            <Trans>重置密码</Trans>
          </RowAct>
          <RowAct onClick={() => acts.ask('freeze', row)}>
            <Trans>冻结</Trans>
          </RowAct>
        </>
      )}
      {open > 0 && (
        <RowAct onClick={() => acts.ask('handOver', row)}>
          <Trans>移交 {open} 笔</Trans>
        </RowAct>
      )}
    </span>
  );
}
