import { isOvertaken } from '@lianxin/api/client';
import { contract, type RequestOf, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { IDENTITY_TAIL_LENGTH, shanghaiMinute } from '@lianxin/domain';
import { CodeField, encodePassword, Field, Form, PasswordField, showFieldProblems, useZodForm } from '@lianxin/forms';
import { AlertDialog, Banner, Button, Descriptions, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ACCOUNT_DOCUMENTS, AwaitedPanel, ConsentList, NarrowPage } from '../../../entry/registration/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { usePasswordRule } from '../../../platform/safeguards/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { invitationSchema } from './invitation-form.schema.ts';
import { AcceptedInvitation, EndedInvitation, UnknownInvitation } from './invitation-outcome.tsx';

const { staff } = contract;
type Invitation = NonNullable<ResponseOf<typeof staff.invitation>>;
type Token = RequestOf<typeof staff.invitation>['token'];

const ADDRESS = { invite: '' } as const;

/** The page of the link in the SMS: inviter and position, to accept or decline. */
export function InvitationScreen() {
  const { t } = useLingui();
  const [{ invite }] = useQueryState(ADDRESS);
  const read = z.safeParse(staff.invitation.request, { token: invite });
  const found = useEndpoint(staff.invitation, read.success ? read.data : null, { quiet: true });
  const [answer, setAnswer] = useState<ResponseOf<typeof staff.acceptInvitation>>();
  const { data: invitation } = found;
  if (!read.success || invitation === null) return <UnknownInvitation />;
  if (invitation === undefined)
    return (
      <NarrowPage title={t`岗位邀请`}>
        <AwaitedPanel answer={found} failedTitle={t`邀请没有加载出来`}>
          {t`网络或服务暂时不可用，邀请仍然有效，可以重试。`}
        </AwaitedPanel>
      </NarrowPage>
    );
  if (answer !== undefined) return <AcceptedInvitation answer={answer} invitation={invitation} />;
  if (invitation.state !== 'waiting') return <EndedInvitation invitation={invitation} />;
  return <WaitingInvitation token={read.data.token} invitation={invitation} onAnswer={setAnswer} onOver={() => void found.refresh()} />;
}

interface WaitingInvitationProps {
  readonly token: Token;
  readonly invitation: Invitation;
  readonly onAnswer: (answer: ResponseOf<typeof staff.acceptInvitation>) => void;
  /** Called if it was answered or ended meanwhile. */
  readonly onOver: () => void;
}

function WaitingInvitation({ token, invitation, onAnswer, onOver }: WaitingInvitationProps) {
  const { t, i18n } = useLingui();
  const { enterpriseName, hasAccount } = invitation;
  const position = i18n._(ROLE_TERMS[invitation.role]);
  const rule = usePasswordRule();
  const sentence = useSentence();
  const { run, busy } = useAction(staff.acceptInvitation, { quiet: true });
  const [schema] = useState(() => invitationSchema(rule.id, hasAccount));
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, { defaultValues: { identityTail: '', password: '', confirmation: '', consents: [] } });
  const agreed = form.watch('consents');

  async function submit({ identityTail, password, consents }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const account = hasAccount ? {} : { password: encodePassword(password), consents: [...consents] };
    const result = await run({ token, identityTail, ...account });
    if (result.ok) {
      onAnswer(result.data);
      return;
    }
    if (showFieldProblems(form, result.error.fields ?? [])) return;
    if (isOvertaken(result.error)) onOver();
    setRefusal(sentence(result.error));
  }

  return (
    <NarrowPage title={t`${enterpriseName}邀请您担任${position}`}>
      <Form form={form} onSubmit={submit} aria-label={t`岗位邀请`} className="flex flex-col gap-4">
        {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
        <InvitationFacts invitation={invitation} position={position} />
        <Panel title={t`确认是您本人`}>
          <div className="grid max-w-160 gap-4">
            <CodeField
              name="identityTail"
              label={t`证件号码后 ${IDENTITY_TAIL_LENGTH} 位`}
              required
              hint={t`身份证或其他证件的号码，与管理岗填写的核对，避免短信误发给他人`}
              input={{ maxLength: IDENTITY_TAIL_LENGTH, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
            />
            {hasAccount ? (
              <Banner tone="info">
                <Trans>您的手机号已有平台账号。接受后用原有用户名和密码登录，在右上角切换到该企业。</Trans>
              </Banner>
            ) : (
              <>
                <PasswordField
                  name="password"
                  label={t`设置登录密码`}
                  required
                  hint={rule.hint}
                  input={{ autoComplete: 'new-password', maxLength: rule.longest }}
                />
                <PasswordField
                  name="confirmation"
                  label={t`确认密码`}
                  required
                  input={{ autoComplete: 'new-password', maxLength: rule.longest }}
                />
              </>
            )}
          </div>
        </Panel>
        {!hasAccount && (
          <Panel title={t({ message: '协议', context: '多份' })}>
            <Field name="consents" label={t({ message: '协议', context: '多份' })} hideLabel>
              {({ ref, onChange }) => <ConsentList ids={ACCOUNT_DOCUMENTS} agreed={agreed} onChange={onChange} firstRef={ref} />}
            </Field>
          </Panel>
        )}
        <div className="flex flex-wrap items-center gap-3 max-tablet:flex-col-reverse max-tablet:items-stretch">
          <Refusing token={token} onOver={onOver} />
          <Button type="submit" intent="primary" size="lg" busy={busy} className="ml-auto max-tablet:ml-0">
            <Trans>接受邀请</Trans>
          </Button>
        </div>
      </Form>
    </NarrowPage>
  );
}

function InvitationFacts({ invitation, position }: { readonly invitation: Invitation; readonly position: string }) {
  const { t } = useLingui();
  return (
    <Panel title={t`邀请信息`}>
      <Descriptions
        items={[
          { label: t`企业`, value: invitation.enterpriseName },
          { label: t`岗位`, value: position },
          { label: t`邀请人`, value: invitation.invitedBy },
          { label: t`被邀请人`, value: `${invitation.displayName} · ${invitation.mobile}` },
          { label: t`有效期至`, value: shanghaiMinute(invitation.expiresAt) },
        ]}
      />
    </Panel>
  );
}

/** Declining and reporting wrong details, both with a confirmation, because they end the invitation. */
function Refusing({ token, onOver }: Pick<WaitingInvitationProps, 'token' | 'onOver'>) {
  const { t } = useLingui();
  const { run, busy } = useAction(staff.refuseInvitation);
  const [asking, setAsking] = useState<RequestOf<typeof staff.refuseInvitation>['why']>();

  async function refuse(why: NonNullable<typeof asking>): Promise<void> {
    const result = await run({ token, why });
    if (!result.ok && !isOvertaken(result.error)) return;
    setAsking(undefined);
    onOver();
  }

  const words =
    asking === 'unwilling'
      ? {
          title: t`拒绝邀请`,
          consequence: t`链接随即失效，管理岗会收到您未接受的消息。`,
          confirmLabel: t`拒绝邀请`,
          danger: true,
        }
      : {
          title: t`信息不符`,
          consequence: t`姓名、证件号码或手机号码与您本人不符时，请管理岗核对。链接随即失效，核对后会重新邀请。`,
          confirmLabel: t`请管理岗核对`,
        };
  return (
    <>
      <Button size="lg" onClick={() => setAsking('unwilling')}>
        <Trans>拒绝邀请</Trans>
      </Button>
      <Button size="lg" intent="quiet" onClick={() => setAsking('wrongDetails')}>
        <Trans>信息不符</Trans>
      </Button>
      {asking !== undefined && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          {...words}
          busy={busy}
          onConfirm={() => void refuse(asking)}
        />
      )}
    </>
  );
}
