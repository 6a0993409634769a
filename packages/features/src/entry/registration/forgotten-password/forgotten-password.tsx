import { isRefusal } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { ApiProvider, useAction, useClient } from '@lianxin/api/react';
import type { PasswordProfileId } from '@lianxin/domain';
import {
  chosenPassword,
  encodePassword,
  Form,
  MobileField,
  mobile,
  PasswordField,
  PictureField,
  requiredText,
  messageRef,
  showFieldProblems,
  TextField,
  userName,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Button, CircleCheckIcon, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { useSentence } from '../../../platform/notices/index.ts';
import { usePasswordRule } from '../../../platform/safeguards/index.ts';
import { SmsCodeField } from '../text-message/sms-code-field.tsx';
import { useTextMessage } from '../text-message/use-text-message.ts';

const schemaFor = (profile: PasswordProfileId) =>
  z
    .object({
      userName,
      mobile,
      picture: requiredText(12, 'drawnCaptchaRequired'),
      code: requiredText(12, 'captchaRequired'),
      password: chosenPassword(profile),
      confirmation: chosenPassword(profile, 'passwordAgainRequired'),
    })
    .check(z.refine((form) => form.password === form.confirmation, { path: ['confirmation'], error: messageRef('passwordMismatch') }));

/** Our field names by those of the server. */
const FIELD_OF: Readonly<Record<string, string>> = { captcha: 'code' };

export interface ForgottenPasswordProps {
  /** The name typed in the sign-in form. */
  readonly userName?: string;
  readonly onClose: () => void;
}

/** Sets a new password after an SMS code. Brings its own cache, because the sign-in page has none. */
export function ForgottenPassword(props: ForgottenPasswordProps) {
  const { t } = useLingui();
  const client = useClient();
  return (
    <ApiProvider client={client}>
      <Dialog open onOpenChange={(open) => open || props.onClose()}>
        <DialogContent size="sm" title={t`忘记密码`} keepOpen>
          <NewPassword {...props} />
        </DialogContent>
      </Dialog>
    </ApiProvider>
  );
}

function NewPassword({ userName: typed = '' }: ForgottenPasswordProps) {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  const rule = usePasswordRule();
  const [schema] = useState(() => schemaFor(rule.id));
  const form = useZodForm(schema, {
    defaultValues: { userName: typed, mobile: '', picture: '', code: '', password: '', confirmation: '' },
  });
  const sentence = useSentence();
  const message = useTextMessage('forgottenPassword');
  const { run, busy } = useAction(contract.account.setPassword, { quiet: true });
  const [sent, setSent] = useState(false);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send(): Promise<boolean> {
    if (!(await form.trigger(['userName', 'mobile', 'picture'], { shouldFocus: true }))) return false;
    const values = form.getValues();
    const outcome = await message.send({
      mobile: values.mobile.trim(),
      userName: values.userName.trim(),
      picture: values.picture.trim(),
    });
    if (outcome.sent) {
      setSent(true);
      form.setFocus('code');
      return true;
    }
    if (outcome.aboutPicture) form.setValue('picture', '');
    form.setError(outcome.aboutPicture ? 'picture' : 'code', { message: sentence(outcome.error) }, { shouldFocus: true });
    return false;
  }

  async function submit(values: z.output<ReturnType<typeof schemaFor>>): Promise<void> {
    setRefusal(undefined);
    const result = await run({
      userName: values.userName,
      mobile: values.mobile,
      captcha: values.code,
      password: encodePassword(values.password),
    });
    if (result.ok) {
      setDone(true);
      return;
    }
    const { error } = result;
    const own = (error.fields ?? []).map(({ path, message: said }) => ({ path: FIELD_OF[path] ?? path, message: said }));
    if (showFieldProblems(form, own)) return;
    if (isRefusal(error, 'CAPTCHA_WRONG')) form.setError('code', { message: sentence(result.error) }, { shouldFocus: true });
    else setRefusal(sentence(result.error));
  }

  if (done) {
    return (
      <>
        <DialogBody>
          <p role="status" className="flex items-start gap-2.5 text-md">
            <CircleCheckIcon aria-hidden className="mt-1 flex-none text-positive" />
            <Trans>密码已重置，请用新密码登录。其他设备上的登录已全部退出。</Trans>
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button intent="primary">
              <Trans>去登录</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </>
    );
  }
  return (
    <Form form={form} onSubmit={submit} aria-label={t`重置密码`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
        <TextField
          name="userName"
          label={t`用户名`}
          required
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 64 }}
        />
        <MobileField name="mobile" label={t`手机号码`} required hint={t`注册或登记在本平台的手机号`} />
        <PictureField name="picture" image={message.image} failed={message.failed} onRenew={message.renew} />
        <SmsCodeField name="code" send={send} hint={sent ? t`如果用户名与手机号相符，验证码已发送，5 分钟内有效` : undefined} />
        <PasswordField
          name="password"
          label={t`新密码`}
          required
          hint={rule.hint}
          input={{ autoComplete: 'new-password', maxLength: rule.longest }}
        />
        <PasswordField name="confirmation" label={t`确认密码`} required input={{ autoComplete: 'new-password', maxLength: rule.longest }} />
        <p className="text-xs text-ink-faint">
          <Trans>
            手机号已停用？请联系本企业管理岗，或拨打（{hours}）<span className="whitespace-nowrap">{hotline}</span>。
          </Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button>
            <Trans>取消</Trans>
          </Button>
        </DialogClose>
        <Button type="submit" intent="primary" busy={busy}>
          <Trans>重置密码</Trans>
        </Button>
      </DialogFooter>
    </Form>
  );
}
