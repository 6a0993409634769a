import type { ApiError } from '@lianxin/api/client';
import { Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../platform/notices/index.ts';

export interface NotComeProps {
  /** Why the scripts of the portal did not come. */
  readonly error: ApiError;
}

/** Stands where the portal would, for who is signed in: made of what the first file has anyway, for nothing more can be fetched now. */
export function NotCome({ error }: NotComeProps) {
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
