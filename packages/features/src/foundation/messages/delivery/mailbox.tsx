import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { CountdownButton, email } from '@lianxin/forms';
import { Button, FormField, Input } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../../platform/notices/index.ts';

/** The mailbox for mails. A new one is confirmed by a code sent to it. */
export function Mailbox({ address }: { readonly address: string | null }) {
  const { t } = useLingui();
  const send = useAction(contract.message.sendMailCode);
  const confirm = useAction(contract.message.confirmMail, { quiet: true });
  const sentence = useSentence();
  const [changing, setChanging] = useState(address === null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const known = z.safeParse(email, typed).data;
  const wrong = asked && known === undefined ? t`输入的邮箱格式不正确！` : undefined;

  const sendCode = async () => {
    setAsked(true);
    return known !== undefined && (await send.run({ address: known })).ok;
  };
  const confirmIt = async () => {
    setAsked(true);
    if (known === undefined) return;
    const result = await confirm.run({ address: known, code });
    if (!result.ok) return;
    setChanging(false);
    setCode('');
  };

  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">
        <Trans>接收邮箱</Trans>
      </h3>
      {!changing && address !== null ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {address}
          <Button size="sm" onClick={() => setChanging(true)}>
            <Trans>更换邮箱</Trans>
          </Button>
        </p>
      ) : (
        <div className="grid max-w-160 gap-3 tablet:grid-cols-2">
          <FormField label={t`邮箱地址`} error={wrong}>
            <Input
              type="email"
              autoComplete="email"
              maxLength={254}
              value={typed}
              onBlur={() => typed !== '' && setAsked(true)}
              onChange={(event) => setTyped(event.currentTarget.value)}
              suffix={
                <CountdownButton size="sm" intent="quiet" send={sendCode}>
                  <Trans>获取验证码</Trans>
                </CountdownButton>
              }
            />
          </FormField>
          <FormField label={t`邮箱验证码`} error={confirm.error && sentence(confirm.error)}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => {
                confirm.reset();
                setCode(event.currentTarget.value.replaceAll(/\D/g, ''));
              }}
              suffix={
                <Button size="sm" intent="quiet" busy={confirm.busy} disabled={code.length !== 6} onClick={() => void confirmIt()}>
                  <Trans>确认邮箱</Trans>
                </Button>
              }
            />
          </FormField>
          <p className="text-sm text-ink-faint tablet:col-span-2">
            <Trans>验证码 10 分钟内有效。确认后才能选择以邮件发送的消息。</Trans>
          </p>
        </div>
      )}
    </section>
  );
}
