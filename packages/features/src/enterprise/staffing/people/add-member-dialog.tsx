import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { IDENTITY_KINDS, IDENTITY_NUMBER_MAX, shanghaiMinute, USUAL_IDENTITY_KIND } from '@lianxin/domain';
import {
  CodeField,
  Form,
  identityDocument,
  identityNumber,
  mobile,
  MobileField,
  RadioField,
  SelectField,
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
import { ROLE_TERMS, useIdentityKindOptions } from '../../../platform/terms/index.ts';
import type { StaffInvitation } from './staff-terms.ts';

const schema = z
  .object({
    displayName: requiredText(30),
    identityKind: z.enum(IDENTITY_KINDS),
    identityNumber,
    role: z.enum(['operator', 'reviewer']),
    mobile,
  })
  .check(identityDocument('identityKind', 'identityNumber'));

export interface AddMemberDialogProps {
  readonly onClose: () => void;
}

/** Invites a person, who gets a link by SMS, confirms the details and sets a password. */
export function AddMemberDialog({ onClose }: AddMemberDialogProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState<StaffInvitation>();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`添加岗位人员`} keepOpen={sent === undefined}>
        {sent === undefined ? <InviteForm onClose={onClose} onSent={setSent} /> : <Sent invitation={sent} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function InviteForm({ onClose, onSent }: AddMemberDialogProps & { readonly onSent: (invitation: StaffInvitation) => void }) {
  const { t, i18n } = useLingui();
  const sentence = useSentence();
  const kinds = useIdentityKindOptions();
  const { run, busy } = useAction(contract.staff.invite, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, {
    defaultValues: { displayName: '', identityKind: USUAL_IDENTITY_KIND, identityNumber: '', role: '', mobile: '' },
  });

  async function submit(values: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const result = await run(values);
    if (result.ok) onSent(result.data);
    else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`添加岗位人员`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
        <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
          <TextField name="displayName" label={t`姓名`} required input={{ maxLength: 30, autoComplete: 'off' }} />
          <SelectField name="identityKind" label={t`证件类型`} required select={{ options: kinds }} />
          <CodeField
            name="identityNumber"
            label={form.watch('identityKind') === USUAL_IDENTITY_KIND ? t`身份证号` : t`证件号码`}
            required
            input={{ maxLength: IDENTITY_NUMBER_MAX, autoComplete: 'off', autoCapitalize: 'characters' }}
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
        <MobileField
          name="mobile"
          label={t`手机号码`}
          required
          hint={t`对方本人的手机号。短信中的链接由本人打开，确认信息后任职；登录与找回密码也用这个号码`}
          input={{ autoComplete: 'off' }}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" intent="primary" busy={busy}>
          <Trans>发送邀请</Trans>
        </Button>
      </DialogFooter>
    </Form>
  );
}

function Sent({ invitation, onClose }: AddMemberDialogProps & { readonly invitation: StaffInvitation }) {
  const { i18n } = useLingui();
  const { displayName, mobile: to } = invitation;
  const position = i18n._(ROLE_TERMS[invitation.role]);
  const until = shanghaiMinute(invitation.expiresAt);
  return (
    <>
      <DialogBody>
        <div role="status" className="flex items-start gap-2.5 text-md">
          <CircleCheckIcon aria-hidden className="mt-1 flex-none text-positive" />
          <div className="flex flex-col gap-2">
            <p>
              <Trans>
                邀请短信已发给{displayName}（{to}），{until} 前有效。
              </Trans>
            </p>
            <p className="text-sm text-ink-muted">
              <Trans>
                对方打开短信中的链接，确认信息后即成为本企业的{position}，不需要向您提供验证码。结果会以消息告知，也可以在邀请列表中查看。
              </Trans>
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
