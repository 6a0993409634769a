import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import {
  CaptchaField,
  changePassword,
  encodePassword,
  Form,
  matchesCaptcha,
  newCaptcha,
  PasswordField,
  PictureField,
  messageRef,
  showFieldProblems,
  useWatch,
  useZodForm,
} from '@lianxin/forms';
import { Button, Checkbox } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { DEFAULT_WORDS, DURATION_MS, useNotices, useSentence } from '../../platform/notices/index.ts';
import { usePasswordRule, usePicture, useSafeguards } from '../../platform/safeguards/index.ts';
import { StrengthMeter } from './strength-meter.tsx';

export interface ChangePasswordFormProps {
  /** Called after the change, which ends all sessions. */
  readonly onChanged: () => void;
  /** Layout of fields and button. @default stacked */
  readonly arrange?: (fields: ReactNode, submit: ReactNode) => ReactNode;
  /** Draws the captcha. @default four random characters */
  readonly draw?: (() => string) | undefined;
}

const underEachOther = (fields: ReactNode, submit: ReactNode) => (
  <div className="flex flex-col gap-4">
    {fields}
    <div className="flex justify-end max-tablet:*:flex-1">{submit}</div>
  </div>
);

const EMPTY = { oldPassword: '', newPassword: '', confirmation: '', captcha: '' };

/** Our field names by those of the call. */
const FIELD_OF: Readonly<Record<string, string>> = { password: 'newPassword' };

/** 修改密码: old password, new one twice, and a captcha (specification §5) from this page or the server. */
export function ChangePasswordForm({ onChanged, arrange = underEachOther, draw = newCaptcha }: ChangePasswordFormProps) {
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence(DEFAULT_WORDS.changePasswordFailed);
  const rule = usePasswordRule();
  const [schema] = useState(() => changePassword(rule.id));
  const form = useZodForm(schema, { defaultValues: EMPTY });
  const { serverCaptcha } = useSafeguards();
  const picture = usePicture(serverCaptcha);
  const [code, setCode] = useState(draw);
  const feeds = useEndpoint(contract.calendarFeed.list, {}, { quiet: true });
  const hasFeeds = feeds.data !== undefined && feeds.data.length > 0;
  const [keepsFeeds, setKeepsFeeds] = useState(false);
  const { run } = useAction(contract.account.changePassword, { quiet: true });
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const redraw = () => {
    if (serverCaptcha) picture.renew();
    // Call it: passed as an updater it would get the previous value.
    else setCode(draw());
    form.resetField('captcha');
  };

  return (
    <Form
      form={form}
      aria-label={t`修改密码`}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={async (values) => {
        if (!serverCaptcha && !matchesCaptcha(values.captcha, code)) {
          redraw();
          form.setError('captcha', { message: messageRef('drawnCaptchaWrong') }, { shouldFocus: true });
          return;
        }
        const result = await run({
          oldPassword: encodePassword(values.oldPassword),
          password: encodePassword(values.newPassword),
          confirmation: encodePassword(values.confirmation),
          captcha: values.captcha,
          ...(picture.captchaId === undefined ? {} : { captchaId: picture.captchaId }),
          ...(hasFeeds && keepsFeeds ? { keepsCalendarFeeds: true } : {}),
        });
        if (result.ok) {
          show({ tone: 'positive', text: i18n._(DEFAULT_WORDS.changePasswordDone), durationMs: DURATION_MS.success });
          if (hasFeeds && !keepsFeeds)
            show({ tone: 'info', text: t`日历订阅地址已失效，仍需订阅的请重新生成。`, durationMs: DURATION_MS.business });
          onChanged();
          return;
        }
        redraw();
        const problems = (result.error.fields ?? []).map(({ path, message }) => ({ path: FIELD_OF[path] ?? path, message }));
        if (showFieldProblems(form, problems)) return;
        show({ tone: 'critical', text: sentence(result.error), durationMs: DURATION_MS.business });
      }}
    >
      {arrange(
        <>
          <PasswordField
            name="oldPassword"
            label={t`原密码`}
            required
            input={{ maxLength: rule.longest, autoComplete: 'current-password' }}
          />
          <div className="flex flex-col gap-2">
            <PasswordField
              name="newPassword"
              label={t`新密码`}
              required
              hint={rule.hint}
              input={{ maxLength: rule.longest, autoComplete: 'new-password' }}
            />
            <StrengthMeter password={password} />
          </div>
          <PasswordField
            name="confirmation"
            label={t`确认新密码`}
            required
            input={{ maxLength: rule.longest, autoComplete: 'new-password' }}
          />
          {serverCaptcha ? (
            <PictureField name="captcha" image={picture.image} failed={picture.failed} onRenew={picture.renew} />
          ) : (
            <CaptchaField name="captcha" label={t`图形验证码`} required captcha={{ code, onRefresh: redraw }} />
          )}
          {hasFeeds && (
            <div className="flex flex-col gap-1">
              <Checkbox checked={keepsFeeds} onCheckedChange={setKeepsFeeds}>
                <Trans>日历订阅地址继续有效</Trans>
              </Checkbox>
              <p className="text-sm text-ink-muted">
                <Trans>不勾选时，已有的日历订阅地址随密码修改而失效。</Trans>
              </p>
            </div>
          )}
          <p className="text-sm text-ink-muted">
            <Trans>修改后，您在所有设备上的登录都会失效，需用新密码重新登录。</Trans>
          </p>
        </>,
        <Button type="submit" intent="primary" busy={form.formState.isSubmitting}>
          <Trans>修改密码</Trans>
        </Button>,
      )}
    </Form>
  );
}
