import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { isRevocable, shanghaiMinute } from '@lianxin/domain';
import { Pagination, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RowActs, TermBadge, useRowActs } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { INVITATION_TERMS, type Invitation } from './supplier-terms.ts';

const PAGE_SIZE = 5;

/** The enterprise's invitations and their states. Nothing without any, or for people who may not invite. */
export function InvitationsPanel() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Invitation>();
  const mayInvite = usePermission('supplier.manage');
  const { data, error, refresh } = useEndpoint(contract.supplier.invitations, mayInvite ? { page, pageSize: PAGE_SIZE } : null, {
    quiet: true,
    keepPreviousData: true,
  });
  const { run } = useAction(contract.supplier.revoke);
  const acts = useRowActs<Invitation>(
    [
      { id: 'link', label: t`链接和二维码`, offered: ({ state }) => state === 'open', start: (row) => setShown(row) },
      {
        id: 'revoke',
        label: t`撤销`,
        offered: ({ state }) => isRevocable(state),
        start: ({ id, note }) => ({
          ask: {
            title: t`撤销邀请`,
            ...(note === '' ? {} : { facts: note }),
            consequence: t`撤销后链接立即失效；正在注册的企业仍可完成注册，但不会成为本企业的供应商。`,
            confirmLabel: t`撤销`,
            danger: true,
          },
          perform: () => run({ id }),
          done: t`邀请已撤销`,
        }),
      },
    ],
    () => void refresh(),
  );
  if (error && data === undefined)
    return (
      <Panel title={<Trans>已发出的邀请</Trans>} flush>
        <FailureState error={error} onRetry={() => void refresh()} />
      </Panel>
    );
  if (data === undefined || data.total === 0) return null;
  return (
    <Panel title={<Trans>已发出的邀请</Trans>} flush>
      <ul className="divide-y divide-line">
        {data.list.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <InvitationWords invitation={row} />
            <span className="ml-auto flex flex-wrap items-center gap-x-4">
              <TermBadge term={INVITATION_TERMS[row.state]} />
              <RowActs name={row.note === '' ? t`邀请` : row.note} verbs={acts.verbs(row)} />
            </span>
          </li>
        ))}
      </ul>
      {data.total > PAGE_SIZE && (
        <div className="border-t border-line px-4 py-2">
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
        </div>
      )}
      {acts.dialogs}
      {shown && <InviteDialog shown={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}

function InvitationWords({ invitation: { note, joined, invitedBy, invitedAt, expiresAt, state } }: { readonly invitation: Invitation }) {
  const { t } = useLingui();
  const [on, until] = [shanghaiMinute(invitedAt).slice(0, 10), shanghaiMinute(expiresAt)];
  return (
    <>
      <span className="font-medium">{joined?.name ?? (note === '' ? t`未备注` : note)}</span>
      <span className="text-sm text-ink-muted">
        <Trans>
          {invitedBy} 于 {on} 邀请
        </Trans>
      </span>
      {state === 'open' && (
        <span className="text-sm text-ink-muted">
          <Trans>有效至 {until}</Trans>
        </span>
      )}
    </>
  );
}
