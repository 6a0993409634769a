import { LONGEST_PASSWORD } from '@lianxin/domain';
import { Button, Checkbox, FormField, Input, LockIcon, PasswordInput, UserIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ForgottenPassword } from '../../registration/index.ts';
import type { SignInReply } from '../../../platform/session/index.ts';
import { CaptchaField } from './captcha-field.tsx';
import { inputOf } from './input-of.ts';
import { rememberName, rememberedName } from './remembered-name.ts';
import { useSignIn, type Credentials, type SignInField } from './use-sign-in.ts';

export interface SignInFormProps {
  /** Adopts the session. The form is busy until it resolves. */
  readonly onSignedIn: (reply: SignInReply) => void | Promise<void>;
  /** Below the button, such as the link to register. */
  readonly after?: ReactNode;
}

/** User name, password and, after two failures, a captcha. */
export function SignInForm({ onSignedIn, after }: SignInFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Credentials>(() => ({ userName: rememberedName(), password: '', captcha: '' }));
  const [remembers, setRemembers] = useState(() => rememberedName() !== '');
  const [touched, setTouched] = useState<ReadonlySet<SignInField>>(new Set());
  const [asking, setAsking] = useState(false);
  const { busy, refusal, captcha, renewCaptcha, signIn } = useSignIn(onSignedIn);
  // Adopt what was typed into the form in the HTML before the script was loaded.
  useLayoutEffect(() => {
    const { userName = '', password = '', remembers: ticked } = inputOf(form.current);
    setValues((before) => (before.userName === userName && before.password === password ? before : { ...before, userName, password }));
    setRemembers(ticked);
  }, []);

  const missing: Record<SignInField, string> = {
    userName: t`请输入用户名！`,
    password: t`请输入密码！`,
    captcha: t({ message: '请输入验证码！', context: '图形' }),
  };
  const fields: readonly SignInField[] = captcha ? ['userName', 'password', 'captcha'] : ['userName', 'password'];
  const isEmpty = (field: SignInField) => values[field].trim() === '';
  const errorOf = (field: SignInField) => (touched.has(field) && isEmpty(field) ? missing[field] : undefined);
  const focus = (field: SignInField) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  const controlOf = (field: SignInField) => ({
    name: field,
    value: values[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [field]: event.target.value });
      setTouched(new Set([...touched, field]));
    },
    onBlur: () =>
      setTouched((before) => (isEmpty(field) && !before.has(field) && refusal === undefined ? new Set([...before, field]) : before)),
  });

  const submit = async () => {
    setTouched(new Set(fields));
    const first = fields.find(isEmpty);
    if (first) return focus(first);
    rememberName(remembers ? values.userName.trim() : undefined);
    const wrong = await signIn(values);
    if (wrong === 'captcha') setValues((before) => ({ ...before, captcha: '' }));
    if (wrong === 'captcha') setTouched(new Set());
    // The captcha field appears with the answer, so focus it after the next render.
    if (wrong) requestAnimationFrame(() => focus(wrong));
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t`登录`}
      className="flex flex-col gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <FormField label={t`用户名`} error={errorOf('userName')}>
        <Input
          size="lg"
          prefix={<UserIcon />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          {...controlOf('userName')}
        />
      </FormField>
      <FormField label={t`密码`} error={errorOf('password')}>
        <PasswordInput size="lg" prefix={<LockIcon />} maxLength={LONGEST_PASSWORD} {...controlOf('password')} />
      </FormField>
      {captcha && <CaptchaField image={captcha.image} error={errorOf('captcha')} onRenew={renewCaptcha} {...controlOf('captcha')} />}
      <div className="flex items-center justify-between text-sm">
        <Checkbox checked={remembers} onCheckedChange={setRemembers} className="text-ink-muted">
          <Trans>记住用户名</Trans>
        </Checkbox>
        <button type="button" className="min-h-6 rounded-xs text-accent underline-offset-3 hover:underline" onClick={() => setAsking(true)}>
          <Trans>忘记密码</Trans>
        </button>
      </div>
      <Button type="submit" intent="primary" size="lg" block busy={busy}>
        <Trans>登录</Trans>
      </Button>
      <p role="alert" className="text-sm text-critical empty:hidden">
        {refusal}
      </p>
      {after}
      {asking && (
        <Suspense fallback={null}>
          <ForgottenPassword userName={values.userName} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </form>
  );
}
