import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { Button, FormField, PasswordInput } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useSentence } from '../../../platform/notices/index.ts';
import { useSafeguards } from '../../../platform/safeguards/index.ts';
import { deviceBridge, useProblemTitle, type DeviceCertificate } from '../../signing/index.ts';

export interface BindFormProps {
  readonly certificate: DeviceCertificate;
  readonly onDone: () => void;
}

/** Binds a certificate of the device, which proves ownership by signing a text of the platform. */
export function BindForm({ certificate, onDone }: BindFormProps) {
  const { t } = useLingui();
  const { ukeyBridge } = useSafeguards();
  const prepare = useAction(contract.signature.prepareBinding, { quiet: true, background: true });
  const bind = useAction(contract.signature.bindCertificate, { quiet: true });
  const sentence = useSentence();
  const titleOf = useProblemTitle();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { serial } = certificate;

  /** The reason for a failure; undefined after success. */
  async function bindWith(typed: string): Promise<string | undefined> {
    const prepared = await prepare.run({});
    if (!prepared.ok) return sentence(prepared.error);
    const { requestId, text } = prepared.data;
    const signed = await deviceBridge(ukeyBridge).sign(serial, text, typed);
    if (!signed.ok) return titleOf(signed.problem);
    const bound = await bind.run({ ...certificate, requestId, value: signed.data });
    return bound.ok ? undefined : sentence(bound.error);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (busy || pin === '') return;
    setBusy(true);
    const why = await bindWith(pin);
    setBusy(false);
    setPin('');
    setRefused(why);
    if (why === undefined) onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
      <FormField label={t`${serial} 的 PIN 码`} required error={refused} className="min-w-0 flex-1">
        <PasswordInput
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          maxLength={32}
          autoComplete="off"
          inputMode="numeric"
          autoFocus
        />
      </FormField>
      <Button type="submit" intent="primary" busy={busy} disabled={pin === ''}>
        <Trans>绑定到本人</Trans>
      </Button>
      <Button onClick={onDone} disabled={busy}>
        <Trans>取消</Trans>
      </Button>
    </form>
  );
}
