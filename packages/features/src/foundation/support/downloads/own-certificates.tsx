import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeviceCertificate } from '../../signing/index.ts';
import { BindCloud } from './bind-cloud.tsx';
import { BindForm } from './bind-form.tsx';

/** External certificates of the person to unbind, and those on the device or in the certificate service to bind. */
export function OwnCertificates({ held }: { readonly held: readonly DeviceCertificate[] }) {
  const { t } = useLingui();
  const { data: own = [] } = useEndpoint(contract.signature.certificates, {}, { quiet: true });
  const unbind = useAction(contract.signature.unbindCertificate);
  const [binding, setBinding] = useState<DeviceCertificate | 'cloud'>();
  const bound = own.filter(({ boundAt }) => boundAt !== null);
  const free = held.filter(({ serial }) => !own.some((one) => one.serial === serial));
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">
        <Trans>证书与本人</Trans>
      </h4>
      <ul aria-label={t`证书与本人`} className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden">
        {bound.map(({ serial, subject }) => (
          <Row key={serial} serial={serial} subject={subject} state={t`已绑定到本人`}>
            <Button size="sm" busy={unbind.busy} aria-label={t`解绑 ${serial}`} onClick={() => void unbind.run({ serial })}>
              <Trans>解绑</Trans>
            </Button>
          </Row>
        ))}
        {free.map((one) => (
          <Row key={one.serial} serial={one.serial} subject={one.subject} state={t`未绑定到本人`}>
            <Button size="sm" aria-label={t`绑定 ${one.serial}`} onClick={() => setBinding(one)}>
              <Trans>绑定</Trans>
            </Button>
          </Row>
        ))}
      </ul>
      {binding === 'cloud' ? (
        <BindCloud onDone={() => setBinding(undefined)} />
      ) : (
        <Button size="sm" className="self-start" onClick={() => setBinding('cloud')}>
          <Trans>绑定云证书</Trans>
        </Button>
      )}
      {binding !== undefined && binding !== 'cloud' && (
        <BindForm key={binding.serial} certificate={binding} onDone={() => setBinding(undefined)} />
      )}
    </section>
  );
}

interface RowProps {
  readonly serial: string;
  readonly subject: string;
  readonly state: string;
  readonly children: React.ReactNode;
}

const Row = ({ serial, subject, state, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
    <span className="min-w-0 flex-1 wrap-anywhere">
      {subject}
      <span className="block text-xs text-ink-muted">{`${serial} · ${state}`}</span>
    </span>
    {children}
  </li>
);
