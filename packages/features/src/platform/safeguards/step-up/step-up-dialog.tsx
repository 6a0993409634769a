import { ApiError } from '@lianxin/api/client';
import { contract, type RequestOf } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { CountdownButton, encodePassword, pasteCode } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter, FormField, Input, PasswordInput, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useSentence } from '../../notices/index.ts';

export interface StepUpDialogProps {
  /** Masked. */
  readonly mobile: string;
  /** False for people who came through a partner. */
  readonly hasPassword: boolean;
  /** Called with whether the person confirmed. */
  readonly onSettle: (confirmed: boolean) => void;
}

type Way = 'code' | 'password';

/** Asks for an SMS code or the password before an act on money. The page behind keeps its input. */
export function StepUpDialog({ mobile, hasPassword, onSettle }: StepUpDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const sentence = useSentence();
  const [way, setWay] = useState<Way>('code');
  const [given, setGiven] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Whether the call succeeded; shows the reason at the field otherwise. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setError(undefined);
    try {
      await work();
      return true;
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setError(sentence(caught));
      return false;
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (given.trim() === '') return setError(way === 'code' ? t`请输入验证码` : t`请输入密码`);
    const request: RequestOf<typeof contract.session.confirm> =
      way === 'code' ? { code: given.trim() } : { password: encodePassword(given) };
    setBusy(true);
    const confirmed = await attempt(() => client.call(contract.session.confirm, request, { quiet: true }));
    setBusy(false);
    if (confirmed) onSettle(true);
    else setGiven('');
  }

  const change = (to: Way) => {
    setWay(to);
    setGiven('');
    setError(undefined);
  };
  const send = () => attempt(() => client.call(contract.account.sendSms, { purpose: 'stepUp' }, { quiet: true }));
  const typed = { value: given, onChange: (event: React.ChangeEvent<HTMLInputElement>) => setGiven(event.currentTarget.value) };

  return (
    <Dialog open onOpenChange={(open) => open || busy || onSettle(false)}>
      <DialogContent size="sm" title={t`确认是您本人`} keepOpen>
        <form onSubmit={(event) => void submit(event)} noValidate aria-label={t`确认是您本人`} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="flex flex-col gap-4">
            <p className="text-md text-ink-muted">
              <Trans>这项操作涉及资金，须先确认是您本人，确认后自动继续。您已填写的内容不会丢失。</Trans>
            </p>
            {way === 'code' ? (
              <FormField label={t`短信验证码`} required hint={t`发送至您的手机 ${mobile}`} error={error}>
                {(field) => (
                  <span className="flex items-center gap-2">
                    <Input
                      {...field}
                      {...typed}
                      className="min-w-0 flex-1 tabular-nums"
                      inputMode="numeric"
                      autoComplete="one-time-code"
                      maxLength={12}
                      onPaste={pasteCode()}
                    />
                    <CountdownButton send={send} className="flex-none" />
                  </span>
                )}
              </FormField>
            ) : (
              <FormField label={t`登录密码`} required error={error}>
                <PasswordInput {...typed} maxLength={64} />
              </FormField>
            )}
            {hasPassword && (
              <TextLink asChild className="min-h-6 self-start text-sm">
                <button type="button" onClick={() => change(way === 'code' ? 'password' : 'code')}>
                  {way === 'code' ? <Trans>收不到短信？改用登录密码</Trans> : <Trans>改用短信验证码</Trans>}
                </button>
              </TextLink>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => onSettle(false)} disabled={busy}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              <Trans>确认并继续</Trans>
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
