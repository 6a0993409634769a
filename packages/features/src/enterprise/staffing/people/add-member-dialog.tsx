import { isRefusal } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  Form,
  identityCard,
  mobile,
  PictureField,
  MobileField,
  RadioField,
  requiredText,
  showFieldProblems,
  TextField,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Button, CircleCheckIcon, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';
import { SmsCodeField, useTextMessage } from '../../../entry/registration/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import type { StaffMember } from './staff-terms.ts';

const schema = z.object({
  displayName: requiredText(30),
  identityNumber: identityCard,
  role: z.enum(['operator', 'reviewer']),
  mobile,
  picture: requiredText(12, 'drawnCaptchaRequired'),
  captcha: requiredText(12, 'captchaRequired'),
});

export interface AddMemberDialogProps {
  readonly onClose: () => void;
}

/** Adds a person: they say yes by telling the code that was sent to their mobile, and set their own password afterwards. */
export function AddMemberDialog({ onClose }: AddMemberDialogProps) {
  const { t } = useLingui();
  const [added, setAdded] = useState<StaffMember>();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`添加岗位人员`} keepOpen>
        {added === undefined ? <AddForm onClose={onClose} onAdded={setAdded} /> : <Added member={added} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function AddForm({ onClose, onAdded }: AddMemberDialogProps & { readonly onAdded: (member: StaffMember) => void }) {
  const { t, i18n } = useLingui();
  const sentence = useSentence();
  const message = useTextMessage('bind');
  const { run, busy } = useAction(contract.staff.add, { quiet: true });
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, {
    defaultValues: { displayName: '', identityNumber: '', role: '', mobile: '', picture: '', captcha: '' },
  });

  async function send(): Promise<boolean> {
    if (!(await form.trigger(['mobile', 'picture'], { shouldFocus: true }))) return false;
    const values = form.getValues();
    const outcome = await message.send({ mobile: values.mobile.trim(), picture: values.picture.trim() });
    if (outcome.sent) {
      setSent(true);
      form.setFocus('captcha');
      return true;
    }
    if (outcome.aboutPicture) form.setValue('picture', '');
    form.setError(outcome.aboutPicture ? 'picture' : 'captcha', { message: sentence(outcome.error) }, { shouldFocus: true });
    return false;
  }

  async function submit({ picture: _picture, ...values }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run(values);
    if (result.ok) onAdded(result.data);
    else if (showFieldProblems(form, result.error.fields ?? [])) return;
    else if (isRefusal(result.error, 'CAPTCHA_WRONG')) form.setError('captcha', { message: sentence(result.error) }, { shouldFocus: true });
    else setRefusal(sentence(result.error));
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`添加岗位人员`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
        <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
          <TextField name="displayName" label={t`姓名`} required input={{ maxLength: 30, autoComplete: 'off' }} />
          <TextField
            name="identityNumber"
            label={t`身份证号`}
            required
            input={{ maxLength: 18, autoComplete: 'off', autoCapitalize: 'characters' }}
          />
        </div>
        <RadioField
          name="role"
          label={t`岗位`}
          required
          hint={t`同一人不能兼任经办岗与审核岗`}
          radio={{
            options: [
              { value: 'operator', label: i18n._(ROLE_TERMS.operator) },
              { value: 'reviewer', label: i18n._(ROLE_TERMS.reviewer) },
            ],
          }}
        />
        <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
          <MobileField name="mobile" label={t`手机号码`} required hint={t`对方本人的手机号，登录与找回密码都用它`} />
          <PictureField name="picture" image={message.image} failed={message.failed} onRenew={message.renew} />
        </div>
        <SmsCodeField
          name="captcha"
          send={send}
          hint={sent ? t`验证码已发到对方手机，5 分钟内有效。请对方告知您` : t`验证码发到对方手机，对方告知即表示同意任职`}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" intent="primary" busy={busy}>
          <Trans>添加</Trans>
        </Button>
      </DialogFooter>
    </Form>
  );
}

function Added({ member, onClose }: AddMemberDialogProps & { readonly member: StaffMember }) {
  const { i18n } = useLingui();
  const { displayName, userName } = member;
  const position = i18n._(ROLE_TERMS[member.role]);
  return (
    <>
      <DialogBody>
        <div role="status" className="flex items-start gap-2.5 text-md">
          <CircleCheckIcon aria-hidden className="mt-1 flex-none text-positive" />
          <div className="flex flex-col gap-2">
            <p>
              <Trans>
                {displayName}已是本企业的{position}，用户名 {userName}。
              </Trans>
            </p>
            <p className="text-sm text-ink-muted">
              {member.passwordDue ? (
                <Trans>首次登录前，请对方在登录页点“忘记密码”，凭手机验证码设置自己的密码。步骤已用短信告知。</Trans>
              ) : (
                <Trans>对方已有账号，用原有密码登录后在右上角切换企业。</Trans>
              )}
            </p>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button intent="primary" onClick={onClose}>
          <Trans>完成</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}
