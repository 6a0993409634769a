import { isRefusal } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  encodePassword,
  Field,
  Form,
  MobileField,
  PasswordField,
  PictureField,
  showFieldProblems,
  TextField,
  useZodForm,
} from '@lianxin/forms';

import { Banner, Button, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { usePasswordRule } from '../../../platform/safeguards/index.ts';
import { NeedToKnow } from '../application/need-to-know.tsx';
import { RegistrationLayout } from '../application/registration-layout.tsx';
import { StepButtons } from '../application/step-acts.tsx';
import { ConsentList } from '../documents/consent-list.tsx';
import { SmsCodeField } from '../text-message/sms-code-field.tsx';
import { useTextMessage } from '../text-message/use-text-message.ts';
import { useInvitation } from './use-invitation.tsx';
import { ACCOUNT_DOCUMENTS, accountSchema, EMPTY_ACCOUNT, type AccountSent } from './account-form.schema.ts';

type LoginReply = ResponseOf<typeof contract.account.register>;

export interface AccountStepProps {
  /** The token in the address; "" for none. */
  readonly invitation: string;
  readonly onRegistered: (reply: LoginReply) => void;
}

/** Step 账号: the person, verified by an SMS code. */
export function AccountStep({ invitation, onRegistered }: AccountStepProps) {
  const { t } = useLingui();
  const rule = usePasswordRule();
  const [schema] = useState(() => accountSchema(rule.id));
  const form = useZodForm(schema, { defaultValues: EMPTY_ACCOUNT });
  const agreed = form.watch('consents');
  const sentence = useSentence();
  const message = useTextMessage('register');
  const { run, busy } = useAction(contract.account.register, { quiet: true });
  const invited = useInvitation(invitation);
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function send(): Promise<boolean> {
    if (!(await form.trigger(['mobile', 'picture'], { shouldFocus: true }))) return false;
    const { mobile, picture } = form.getValues();
    const outcome = await message.send({ mobile: mobile.trim(), picture: picture.trim() });
    if (outcome.sent) {
      setSentTo(mobile.trim());
      form.setFocus('code');
      return true;
    }
    const field = outcome.aboutPicture ? 'picture' : 'code';
    if (outcome.aboutPicture) form.setValue('picture', '');
    form.setError(field, { message: sentence(outcome.error) }, { shouldFocus: true });
    return false;
  }

  async function submit({ email, mobile, code, password, consents }: AccountSent): Promise<void> {
    setRefusal(undefined);
    const account = { mail: email, mobile, captcha: code, password: encodePassword(password), consents: [...consents] };
    const result = await run({ ...account, ...invited.sent });
    if (result.ok) {
      onRegistered(result.data);
      return;
    }
    const { error } = result;
    const own = (error.fields ?? []).map(({ path, message: said }) => ({ path: FIELD_OF[path] ?? path, message: said }));
    if (showFieldProblems(form, own)) return;
    if (isRefusal(error, 'CAPTCHA_WRONG')) form.setError('code', { message: sentence(result.error) }, { shouldFocus: true });
    else setRefusal(sentence(result.error));
  }

  return (
    <RegistrationLayout title={t`注册企业账号`} step="account" aside={<NeedToKnow step="account" />}>
      <Form form={form} onSubmit={submit} aria-label={t`注册账号`} className="flex flex-col gap-4">
        {invited.banner}
        <Panel title={t`注册人`} sub={t`将成为本企业的管理岗`}>
          {refusal !== undefined && (
            <Banner tone="critical" className="mb-4">
              {refusal}
            </Banner>
          )}
          <div className="grid max-w-160 gap-4">
            <TextField
              name="email"
              label={t`邮箱`}
              required
              input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 }}
            />
            <MobileField name="mobile" label={t`手机号码`} required hint={t`以后用手机号登录`} />
            <PictureField name="picture" image={message.image} failed={message.failed} onRenew={message.renew} />
            <SmsCodeField name="code" send={send} hint={sentTo === undefined ? undefined : t`验证码已发送至 ${sentTo}，5 分钟内有效`} />
            <PasswordField
              name="password"
              label={t`密码`}
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
          </div>
        </Panel>
        <Panel title={t({ message: '协议', context: '多份' })}>
          <Field name="consents" label={t({ message: '协议', context: '多份' })} hideLabel>
            {({ ref, onChange }) => <ConsentList ids={ACCOUNT_DOCUMENTS} agreed={agreed} onChange={onChange} firstRef={ref} />}
          </Field>
        </Panel>
        <StepButtons>
          <Button asChild size="lg" intent="quiet">
            <PlaceLink to="access.signIn">
              <Trans>已有账号，去登录</Trans>
            </PlaceLink>
          </Button>
          <Button type="submit" intent="primary" size="lg" busy={busy}>
            <Trans>注册并继续</Trans>
          </Button>
        </StepButtons>
      </Form>
    </RegistrationLayout>
  );
}

/** Our field names by those of the server. */
const FIELD_OF: Readonly<Record<string, string>> = { mail: 'email', captcha: 'code' };
