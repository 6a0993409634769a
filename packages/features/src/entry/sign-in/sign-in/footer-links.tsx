import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { LegalDocument } from '../../registration/index.ts';
import { DownloadCentre } from '../../../foundation/support/index.ts';

type Opened = 'userAgreement' | 'privacyPolicy' | 'downloads';

/** Links before signing in: user agreement, privacy policy, plug-ins for signing devices. */
export function FooterLinks() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const names: Readonly<Record<Opened, string>> = { userAgreement: t`用户协议`, privacyPolicy: t`隐私政策`, downloads: t`下载中心` };
  const link = (id: Opened) => (
    <button type="button" className="min-h-6 rounded-xs underline-offset-3 hover:underline" onClick={() => setOpened(id)}>
      {names[id]}
    </button>
  );
  const close = () => setOpened(undefined);
  return (
    <span className="flex gap-4">
      {link('userAgreement')}
      {link('privacyPolicy')}
      {link('downloads')}
      {opened && (
        <Suspense fallback={null}>
          {opened === 'downloads' ? <DownloadCentre onClose={close} /> : <LegalDocument id={opened} onClose={close} />}
        </Suspense>
      )}
    </span>
  );
}
