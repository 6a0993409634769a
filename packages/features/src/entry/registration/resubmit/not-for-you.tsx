import { Button, ForbiddenState, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { NarrowPage } from '../narrow-page.tsx';

/** Why this person cannot do it, and who can. */
export function NotForYou({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <NarrowPage>
      <Panel>
        <ForbiddenState
          level={1}
          title={t`您不能办理这项业务`}
          action={
            <Button asChild>
              <PlaceLink to="home.home">
                <Trans>返回首页</Trans>
              </PlaceLink>
            </Button>
          }
        >
          {children}
        </ForbiddenState>
      </Panel>
    </NarrowPage>
  );
}
