import type { ApiError } from '@lianxin/api/client';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../platform/notices/index.ts';

export interface LoadFailureProps {
  /** Why the scripts could not be loaded. */
  readonly error: ApiError;
}

/** Shown to a signed-in person if the portal could not be loaded. Uses only code from the first file. */
export function LoadFailure({ error }: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <div role="alert">
        <h1 className="text-md">{failureOf(error, i18n, 'reading').sentence}</h1>
      </div>
      <Button onClick={() => window.location.reload()}>
        <Trans>刷新</Trans>
      </Button>
    </main>
  );
}
