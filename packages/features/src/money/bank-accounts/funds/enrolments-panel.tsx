import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute, type EnrolmentState } from '@lianxin/domain';
import { DataTable, EmptyState, NetworkButton, Panel, Tag, type Column } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../../platform/channels/index.ts';
import { useState } from 'react';
import { CardLine, ListCard, TermBadge } from '../../../platform/lists/index.ts';
import { DURATION_MS, FailureBanner, FailureState, useNotices } from '../../../platform/notices/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';
import type { Term } from '../../../platform/terms/index.ts';

type Enrolment = ResponseOf<typeof contract.enrolment.list>[number];

const ENROLMENT_TERMS: Readonly<Record<EnrolmentState | 'none', Term>> = {
  none: { label: msg`未签约`, tone: 'neutral' },
  submitted: { label: msg`资金方审核中`, tone: 'info' },
  signed: { label: msg`已签约`, tone: 'positive' },
  refused: { label: msg`签约未通过`, tone: 'critical' },
};

const mayAsk = ({ state }: Enrolment): boolean => state === 'none' || state === 'refused';

/** Lenders with their channels and the enterprise's enrolment. One signed request covers all channels of a lender. */
export function EnrolmentsPanel() {
  const { t } = useLingui();
  const channelName = useChannelName();
  const { show } = useNotices();
  const signing = useSigning();
  const { data, error, isLoading, refresh } = useEndpoint(contract.enrolment.list, {}, { quiet: true });
  const { run, busy, error: refused } = useAction(contract.enrolment.apply, { quiet: true });
  const [asked, setAsked] = useState<number>();
  const channelsOf = ({ channels, state }: Enrolment) => (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {channels.map(({ channel, isSigned }) => (
        <span key={channel} className="inline-flex items-center gap-1.5">
          {channelName(channel) ?? channel}
          {isSigned && state !== 'signed' && <Tag tone="positive">{t`已开通`}</Tag>}
        </span>
      ))}
    </span>
  );

  async function ask({ channel }: Enrolment): Promise<void> {
    setAsked(channel);
    const result = await signing.sign(
      {
        request: { act: 'enrolmentApply', subjectId: String(channel), version: 0 },
        verb: t`申请签约`,
        consequence: t`一次签约覆盖该资金方的全部渠道。签名后，资金方可以看到本企业的名称、统一社会信用代码、注册地址和规模，不含个人信息。资金方同意后即可向其申请融资。`,
      },
      (signature) => run({ channel, signature }),
    );
    if (result?.ok !== true) return;
    show({ tone: 'positive', text: t`签约申请已提交`, durationMs: DURATION_MS.success });
    void refresh();
  }

  const asking = (row: Enrolment) =>
    mayAsk(row) && (
      <NetworkButton
        size="sm"
        busy={busy && asked === row.channel}
        aria-label={t`申请与${{ name: row.lenderName }}签约`}
        onClick={() => void ask(row)}
      >
        {row.state === 'refused' ? <Trans>重新申请</Trans> : <Trans>申请签约</Trans>}
      </NetworkButton>
    );
  const columns: readonly Column<Enrolment>[] = [
    { id: 'lenderName', header: t`资金方`, cell: ({ lenderName }) => <span className="font-medium">{lenderName}</span> },
    { id: 'channels', header: t`渠道`, cell: channelsOf },
    { id: 'state', header: t`状态`, cell: (row) => <TermBadge term={ENROLMENT_TERMS[row.state]} /> },
    { id: 'progress', header: t`进度`, cell: (row) => <Progress row={row} /> },
    { id: 'acts', header: t`操作`, sticky: 'end', cell: asking },
  ];
  return (
    <Panel title={t`资金方签约`} sub={t`签约后才能向该资金方申请融资`} flush>
      {refused && (
        <div className="px-4 pb-3">
          <FailureBanner error={refused} />
        </div>
      )}
      <DataTable
        label={t`资金方签约`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ channel }) => String(channel)}
        rowLabel={({ lenderName }) => lenderName}
        loading={isLoading}
        empty={
          <EmptyState title={t`还没有可签约的资金方`}>
            <Trans>资金方开始受理后会显示在这里。</Trans>
          </EmptyState>
        }
        error={error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
        renderCard={(row) => (
          <ListCard lead={row.lenderName} term={ENROLMENT_TERMS[row.state]} acts={asking(row)}>
            <CardLine>{channelsOf(row)}</CardLine>
            {row.submittedAt !== null && <Progress row={row} />}
          </ListCard>
        )}
      />
      <SigningDialog {...signing.dialog} />
    </Panel>
  );
}

/** The last event with a lender: its answer, or who submitted the request. */
function Progress({ row: { submittedBy, submittedAt, decidedAt, reason } }: { readonly row: Enrolment }) {
  if (submittedAt === null) return <span className="text-ink-faint">—</span>;
  const at = shanghaiMinute(decidedAt ?? submittedAt);
  return (
    <span className="text-sm text-ink-muted tabular-nums">
      {decidedAt === null ? (
        <Trans>
          {submittedBy} 于 {at} 提交
        </Trans>
      ) : (
        <>
          {at} {reason ?? <Trans>资金方同意</Trans>}
        </>
      )}
    </span>
  );
}
