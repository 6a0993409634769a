import { lastValidDay, shanghaiMinute, USUAL_IDENTITY_KIND } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { IDENTITY_KIND_TERMS, ROLE_TERMS } from '../../../platform/terms/index.ts';
import { staffTerm, type StaffMember } from './staff-terms.ts';

const DASH = <span className="text-ink-faint">—</span>;

export const NameCell = ({ row }: { readonly row: StaffMember }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    {row.displayName}
    {row.isSelf && (
      <Tag tone="info">
        <Trans>本人</Trans>
      </Tag>
    )}
  </span>
);

function CertificateCell({ serial, validUntil }: NonNullable<StaffMember['certificate']>) {
  const lastDay = lastValidDay(validUntil);
  return (
    <span className="flex flex-col py-1 leading-4.5 whitespace-nowrap tabular-nums">
      {serial}
      <span className="text-xs text-ink-faint">
        <Trans>至 {lastDay}</Trans>
      </span>
    </span>
  );
}

export function useStaffColumns(): readonly ListColumn<StaffMember>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<StaffMember>();
  const identityWords = useCallback(
    ({ identityKind, identityNumber }: StaffMember): string =>
      identityKind === null || identityKind === USUAL_IDENTITY_KIND
        ? (identityNumber ?? '')
        : `${i18n._(IDENTITY_KIND_TERMS[identityKind])} ${identityNumber ?? ''}`,
    [i18n],
  );
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t`姓名`,
        sticky: 'start',
        sortable: true,
        cell: (row) => <NameCell row={row} />,
        text: (row) => row.displayName,
      },
      { ...columns.code('role', t`岗位`, (row) => i18n._(ROLE_TERMS[row.role])), priority: 'high', sortable: true },
      { ...columns.code('mobile', t`手机号码`, (row) => row.mobile), priority: 'high' },
      {
        id: 'identityNumber',
        header: t`证件号码`,
        priority: 'low',
        cell: (row) => (row.identityNumber === null ? DASH : <span className="tabular-nums">{identityWords(row)}</span>),
        text: identityWords,
      },
      {
        id: 'certificate',
        header: t`签名证书`,
        priority: 'low',
        cell: ({ certificate }) => (certificate === null ? DASH : <CertificateCell {...certificate} />),
        text: (row) => row.certificate?.serial ?? '',
      },
      columns.state(staffTerm),
      {
        id: 'lastSignInAt',
        header: t`最近登录`,
        sortable: true,
        priority: 'low',
        cell: (row) =>
          row.lastSignInAt === null ? (
            <span className="text-ink-faint">
              <Trans>从未登录</Trans>
            </span>
          ) : (
            <span className="whitespace-nowrap tabular-nums">{shanghaiMinute(row.lastSignInAt)}</span>
          ),
        text: (row) => (row.lastSignInAt === null ? '' : shanghaiMinute(row.lastSignInAt)),
      },
    ],
    [columns, t, i18n, identityWords],
  );
}
