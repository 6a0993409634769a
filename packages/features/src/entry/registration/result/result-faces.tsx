import { USER_STATUS } from '@lianxin/domain';
import { Button, Descriptions, RefreshCwIcon, Timeline, type TimelineEntry } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { fieldList } from '../application/field-names.ts';
import type { Registration } from '../application/registration-values.ts';
import { queryOf, type RegistrationKind } from '../kind-in-address.ts';
import { CertificateGuide } from '../../../foundation/certificate-guide/index.ts';
import { ResultFrame } from './result-frame.tsx';
import { minuteOf } from '../minute-of.ts';

/** Under review. */
export function WaitingResult({
  registration,
  onCheck,
}: {
  readonly registration: Registration;
  /** Resolves with the answer. */
  readonly onCheck: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  // Busy only after a click: the page also polls.
  const [checking, setChecking] = useState(false);
  const check = () => {
    setChecking(true);
    void onCheck().finally(() => setChecking(false));
  };
  const name = registration.form.enterprise.name ?? '';
  return (
    <ResultFrame
      face="waiting"
      title={t`已提交，等待审核`}
      text={t`平台将在 1 至 3 个工作日内完成审核，结果以短信通知；本页会自动更新。`}
      action={
        <Button intent="primary" icon={<RefreshCwIcon />} busy={checking} onClick={check}>
          <Trans>查看最新结果</Trans>
        </Button>
      }
    >
      <Timeline
        entries={[
          { key: 'submit', title: t`提交${name}的注册资料`, time: minuteOf(registration.submittedAt), state: 'done' },
          { key: 'review', title: t`平台审核`, detail: t`核对证件、企业四要素和授权书`, state: 'now' },
          { key: 'deposit', title: t`小额验证`, detail: t`向对公账户汇入一笔小额款项，回填金额`, state: 'todo' },
          { key: 'open', title: t`开通`, detail: t`由您添加经办岗和审核岗人员，他们即可办理业务`, state: 'todo' },
        ]}
      />
    </ResultFrame>
  );
}

/** Rejected, with reason and correction. */
export function RejectedResult({ registration, kind }: { readonly registration: Registration; readonly kind: RegistrationKind }) {
  const { t, i18n } = useLingui();
  const fields = fieldList(registration.fieldsToChange, i18n);
  return (
    <ResultFrame
      face="rejected"
      title={t`审核未通过`}
      text={t`请按下面的说明修改，修改后可以再次提交；已填写的内容都还在。`}
      action={
        <Button asChild intent="primary">
          <PlaceLink to="registration.resubmit" query={queryOf(kind)}>
            <Trans>修改并重新提交</Trans>
          </PlaceLink>
        </Button>
      }
    >
      <Descriptions
        items={[
          { label: t`原因`, value: registration.rejectionReason ?? t`请按要求修改后重新提交；需要了解原因请联系客服。` },
          ...(fields === '' ? [] : [{ label: t`需要修改`, value: fields }]),
        ]}
      />
      <Timeline
        entries={[
          { key: 'submit', title: t`提交注册资料`, time: minuteOf(registration.submittedAt), state: 'done' },
          { key: 'review', title: t`平台审核未通过`, time: minuteOf(registration.decidedAt), state: 'failed' },
        ]}
      />
    </ResultFrame>
  );
}

/** The supplementary agreement will need the certificate next. */
function CertificateSection() {
  const { t } = useLingui();
  return (
    <section aria-label={t`签名证书与 PIN 码`} className="rounded-md border border-line bg-surface-sunken p-4">
      <h2 className="mb-3 font-semibold">
        <Trans>签名证书与 PIN 码</Trans>
      </h2>
      <CertificateGuide />
    </section>
  );
}

/** Approved, with the next steps. */
export function ApprovedResult({ registration, kind }: { readonly registration: Registration; readonly kind: RegistrationKind }) {
  const { t } = useLingui();
  const viewer = useSignedInViewer();
  const depositDue = kind === 'first' && viewer.status === USER_STATUS.depositDue;
  const reviewed: TimelineEntry[] = [
    { key: 'submit', title: t`提交注册资料`, time: minuteOf(registration.submittedAt), state: 'done' },
    { key: 'review', title: t`平台审核通过`, time: minuteOf(registration.decidedAt), state: 'done' },
  ];
  if (registration.state === 'completed') {
    return (
      <ResultFrame face="approved" title={t`注册已完成`} text={t`账户已验证，企业已开通。`}>
        <Timeline entries={[...reviewed, { key: 'deposit', title: t`小额验证通过`, state: 'done' }]} />
        <CertificateSection />
      </ResultFrame>
    );
  }
  return (
    <ResultFrame
      face="approved"
      title={t`审核通过`}
      text={
        kind === 'associated'
          ? t`请在右上角切换到新企业，完成对公账户的小额验证后即可使用。`
          : t`还差一步：回填平台汇入对公账户的金额，验证账户。`
      }
      action={
        depositDue && (
          <Button asChild intent="primary">
            <PlaceLink to="registration.bankCheck">
              <Trans>去验证账户</Trans>
            </PlaceLink>
          </Button>
        )
      }
    >
      <Timeline
        entries={[
          ...reviewed,
          { key: 'deposit', title: t`小额验证`, detail: t`向对公账户汇入一笔小额款项，回填金额`, state: 'now' },
          { key: 'open', title: t`开通`, detail: t`由您添加经办岗和审核岗人员，他们即可办理业务`, state: 'todo' },
        ]}
      />
      <CertificateSection />
    </ResultFrame>
  );
}
