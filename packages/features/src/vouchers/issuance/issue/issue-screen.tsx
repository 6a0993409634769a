import { contract, IssuanceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { isCoreEnterprise, shanghaiDate, type CivilDate } from '@lianxin/domain';
import { ForbiddenState, LoadingRegion, Page, PageHeader, Panel, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { usePermission } from '../../../platform/permission/index.ts';
import { useQueryState, type ScreenProps } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { BatchIssue } from '../batch/batch-issue.tsx';
import { IssueForm } from './issue-form.tsx';
import { NotCore } from './not-core.tsx';
import { copyOf, EMPTY_START, startFrom, type Start } from './start-values.ts';
import { Submitted, type SubmittedProps } from './submitted.tsx';

export interface IssueScreenProps extends ScreenProps {
  /** Day of issue. @default the business day, or today in Shanghai until it is known */
  readonly today?: CivilDate;
}

const QUERY = { id: '', copy: '', from: '' } as const;

/** Start state of a form. */
interface Opened {
  readonly key: string;
  readonly start: Start;
}

/** A new application, a draft or returned one (`?id=`), a copy of another (`?copy=`), or many from a sheet (`?from=sheet`). */
export function IssueScreen({ today }: IssueScreenProps) {
  const { t } = useLingui();
  const viewer = useSignedInViewer();
  const mayIssue = usePermission('issuance.make');
  if (!isCoreEnterprise(viewer)) return <NotCore enterpriseName={viewer.enterpriseName ?? ''} />;
  if (!mayIssue) {
    return (
      <Framed>
        <ForbiddenState title={t`由经办岗开立`}>{t`开立申请由本企业经办岗填写，审核岗复核；需要岗位时请联系企业管理员。`}</ForbiddenState>
      </Framed>
    );
  }
  return <Issuing day={today} />;
}

const Framed = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Page header={<PageHeader title={t`开立链信`} />}>
      <Panel>{children}</Panel>
    </Page>
  );
};

function Issuing({ day }: { readonly day: CivilDate | undefined }) {
  const { t } = useLingui();
  const [{ id, copy, from }, setQuery] = useQueryState(QUERY);
  const limits = useEndpoint(contract.limits.ofIssue, {}, { quiet: true });
  const [machineDay] = useState(() => shanghaiDate(new Date()));
  const today = day ?? limits.data?.today ?? machineDay;
  const [submitted, setSubmitted] = useState<Omit<SubmittedProps, 'onAnother'>>();
  const [round, setRound] = useState(0);
  // A saved new form continues; the address names it for reloading.
  const [kept, setKept] = useState<{ readonly id: IssuanceId; readonly form: Opened }>();
  const same = kept !== undefined && kept.id === id ? kept.form : undefined;
  const source = z.safeParse(IssuanceId, id === '' ? copy : id);
  const { data, error, refresh } = useEndpoint(contract.issuance.get, source.success && !same ? { id: source.data } : null, {
    quiet: true,
    current: true,
  });
  const again = () => {
    setSubmitted(undefined);
    setKept(undefined);
    setRound(round + 1);
    setQuery({ id: '', copy: '', from: '' });
  };
  const form = (opened: Opened, reload: () => void) => (
    <IssueForm
      key={opened.key}
      start={opened.start}
      today={today}
      onSubmitted={(done) => {
        setSubmitted(done);
        setQuery({ id: '', copy: '', from: '' });
      }}
      onKept={(made) => {
        setKept({ id: made, form: opened });
        setQuery({ id: made, copy: '', from: '' });
      }}
      onReload={reload}
      onBatch={() => setQuery({ id: '', copy: '', from: 'sheet' })}
    />
  );

  if (from === 'sheet') return <BatchIssue today={today} onSingle={again} />;
  if (submitted) return <Submitted {...submitted} onAnother={again} />;
  if (same) {
    return form(same, () => {
      setKept(undefined);
      setRound(round + 1);
    });
  }
  if (!source.success) return form({ key: `new ${round}`, start: EMPTY_START }, again);
  if (error && !data) {
    return (
      <Framed>
        <FailureState error={error} onRetry={() => void refresh()} />
      </Framed>
    );
  }
  // A copy depends on the business day, so wait for it.
  if (!data || limits.isLoading) {
    return (
      <Framed>
        <LoadingRegion className="p-4">
          <SkeletonText lines={8} />
        </LoadingRegion>
      </Framed>
    );
  }
  if (id !== '' && !data.acts.includes('edit')) {
    return (
      <Framed>
        <ForbiddenState title={t`这笔申请现在不能修改`}>{t`只有草稿和被退回的申请可以修改；它可能已经提交或被他人处理。`}</ForbiddenState>
      </Framed>
    );
  }
  return form(
    { key: `${id} ${copy} ${round}`, start: id === '' ? copyOf(data, today) : startFrom(data) },
    () => void refresh().then(() => setRound(round + 1)),
  );
}
