import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LeadOn, useGoTo } from '../../../platform/navigation/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import { AwaitedPanel } from '../awaited-panel.tsx';
import { queryOf, type RegistrationKind } from '../kind-in-address.ts';
import { NotForYou } from '../resubmit/not-for-you.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationLayout } from './registration-layout.tsx';

export interface RegistrationFlowProps {
  readonly kind: RegistrationKind;
  /** The account was created in this flow. @default false */
  readonly withAccountStep?: boolean;
}

export function RegistrationFlow({ kind, withAccountStep = false }: RegistrationFlowProps) {
  const { t } = useLingui();
  const session = useSession();
  const goTo = useGoTo();
  const [round, setRound] = useState(0);
  const answer = useEndpoint(contract.registration.getDraft, { kind }, { quiet: true, current: true });
  const { data, error, refresh } = answer;
  const title = titleOf();
  const sentence = useSentence();

  function titleOf(): string {
    if (kind === 'associated') return t`添加关联企业`;
    return withAccountStep ? t`注册企业账号` : t({ message: '信息完善', context: '标题' });
  }

  if (error?.kind === 'refusal') return <NotForYou>{sentence(error)}</NotForYou>;
  if (data === undefined) {
    return (
      <RegistrationLayout title={title} step="enterprise" withoutAccount={!withAccountStep}>
        <AwaitedPanel answer={answer} failedTitle={t`注册资料没有加载出来`}>
          {t`网络或服务暂时不可用。已保存的草稿没有变化，可以重试。`}
        </AwaitedPanel>
      </RegistrationLayout>
    );
  }
  if (data.state !== 'draft' && data.state !== 'rejected') return <LeadOn to="registration.result" query={queryOf(kind)} />;

  async function submitted(): Promise<void> {
    // The status has changed; the entry rules use the profile.
    await session.reload();
    goTo('registration.result', queryOf(kind), { replace: true });
  }

  return (
    <RegistrationForm
      key={round}
      kind={kind}
      title={title}
      start={data}
      withAccountStep={withAccountStep}
      onSubmitted={() => void submitted()}
      onReload={() => void refresh().then(() => setRound(round + 1))}
    />
  );
}
