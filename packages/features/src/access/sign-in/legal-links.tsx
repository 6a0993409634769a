import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { LegalDocument } from '../../registration/index.ts';

type Shown = 'userAgreement' | 'privacyPolicy';

/** The user agreement and the privacy policy, for anybody to read before leaving any data. */
export function LegalLinks() {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>();
  const names: Readonly<Record<Shown, string>> = { userAgreement: t`用户协议`, privacyPolicy: t`隐私政策` };
  const link = (id: Shown) => (
    <button type="button" className="min-h-6 rounded-xs underline-offset-3 hover:underline" onClick={() => setShown(id)}>
      {names[id]}
    </button>
  );
  return (
    <span className="flex gap-4">
      {link('userAgreement')}
      {link('privacyPolicy')}
      {shown && (
        <Suspense fallback={null}>
          <LegalDocument id={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
