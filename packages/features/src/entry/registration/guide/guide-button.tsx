import { Button, ScrollTextIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { Suspense, use, useState } from 'react';
import { RegistrationGuideContext } from './guide-context.ts';

/** Opens the guide in a dialog, because its page is not accessible yet. Nothing if the portal has no guide. */
export function GuideButton() {
  const Guide = use(RegistrationGuideContext);
  const [reading, setReading] = useState(false);
  if (Guide === undefined) return null;
  return (
    <>
      <Button intent="quiet" icon={<ScrollTextIcon aria-hidden />} aria-haspopup="dialog" onClick={() => setReading(true)}>
        <Trans>查看操作指南</Trans>
      </Button>
      {reading && (
        <Suspense>
          <Guide onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
