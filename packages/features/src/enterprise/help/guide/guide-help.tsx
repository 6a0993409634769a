import { Button, Panel, PhoneIcon, QrCodeIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { CustomerServiceDialog } from '../../../foundation/support/index.ts';

/** Contact below every chapter. */
export function GuideHelp() {
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={<Trans>没解决？联系客服</Trans>} className="print:hidden">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PhoneIcon aria-hidden className="text-accent" />
        <a href={`tel:${hotline}`} className="font-semibold text-accent tabular-nums">
          {hotline}
        </a>
        <span className="min-w-0 flex-1 basis-60 text-sm text-ink-muted">
          <Trans>{hours}。来电时请提供页面上的请求编号。</Trans>
        </span>
        <Button icon={<QrCodeIcon aria-hidden />} onClick={() => setAsking(true)}>
          <Trans>联系客服</Trans>
        </Button>
      </p>
      {asking && (
        <Suspense>
          <CustomerServiceDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
