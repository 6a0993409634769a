import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Pagination, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RowActs, TermBadge, useRowActs } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { STAFF_INVITATION_TERMS, type StaffInvitation } from './staff-terms.ts';

const PAGE_SIZE = 5;

const isWaiting = ({ state }: StaffInvitation): boolean => state === 'waiting';

/** Open and failed invitations; nothing if there are none. */
export function InvitationsPanel() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useEndpoint(
    contract.staff.invitations,
    { page, pageSize: PAGE_SIZE },
    { quiet: true, keepPreviousData: true },
  );
  const resend = useAction(contract.staff.resendInvitation);
  const cancel = useAction(contract.staff.cancelInvitation);
  const acts = useRowActs<StaffInvitation>(
    [
      {
        id: 'resend',
        label: t`重新发送`,
        offered: isWaiting,
        start: ({ id, displayName, mobile }) => ({
          ask: {
            title: t`重新发送邀请`,
            facts: `${displayName} · ${mobile}`,
            consequence: t`对方会收到新的链接，有效期重新计算；此前的链接失效。`,
            confirmLabel: t`重新发送`,
          },
          perform: () => resend.run({ id }),
          done: t`邀请已重新发送`,
        }),
      },
      {
        id: 'cancel',
        label: t`取消邀请`,
        offered: isWaiting,
        start: ({ id, displayName, mobile }) => ({
          ask: {
            title: t`取消邀请`,
            facts: `${displayName} · ${mobile}`,
            consequence: t`链接立即失效，对方不能再接受。`,
            confirmLabel: t`取消邀请`,
            danger: true,
          },
          perform: () => cancel.run({ id }),
          done: t`邀请已取消`,
        }),
      },
    ],
    () => void refresh(),
  );
  if (error && data === undefined)
    return (
      <Panel title={<Trans>岗位邀请</Trans>} flush>
        <FailureState error={error} onRetry={() => void refresh()} />
      </Panel>
    );
  if (data === undefined || data.total === 0) return null;
  return (
    <Panel title={<Trans>岗位邀请</Trans>} flush>
      <ul className="divide-y divide-line">
        {data.list.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <InvitationWords invitation={row} />
            <span className="ml-auto flex flex-wrap items-center gap-x-4">
              <TermBadge term={STAFF_INVITATION_TERMS[row.state]} />
              <RowActs name={row.displayName} verbs={acts.verbs(row)} />
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
    </Panel>
  );
}

function InvitationWords({ invitation }: { readonly invitation: StaffInvitation }) {
  const { i18n } = useLingui();
  const { displayName, mobile, role, invitedBy, state } = invitation;
  const [on, until] = [shanghaiMinute(invitation.invitedAt).slice(0, 10), shanghaiMinute(invitation.expiresAt)];
  return (
    <>
      <span className="font-medium">{displayName}</span>
      <span className="text-sm">{i18n._(ROLE_TERMS[role])}</span>
      <span className="text-sm text-ink-muted tabular-nums">{mobile}</span>
      <span className="text-sm text-ink-muted">
        <Trans>
          {invitedBy} 于 {on} 邀请
        </Trans>
      </span>
      {state === 'waiting' && (
        <span className="text-sm text-ink-muted">
          <Trans>有效至 {until}</Trans>
        </span>
      )}
      {state === 'unconfirmed' && (
        <span className="text-sm text-caution-ink">
          <Trans>对方无法确认信息，请核对姓名、证件号码和手机号码后重新邀请</Trans>
        </span>
      )}
    </>
  );
}
