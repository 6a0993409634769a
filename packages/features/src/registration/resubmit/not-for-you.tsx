import { Anchor, Button, ForbiddenState, Page, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Why this person cannot do this here, and who can. */
export function NotForYou({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page className="max-w-[1160px]">
      <Panel>
        <ForbiddenState
          level={1}
          title={t`您不能办理这项业务`}
          action={
            <Button asChild>
              <Anchor href="#/index">
                <Trans>返回首页</Trans>
              </Anchor>
            </Button>
          }
        >
          {children}
        </ForbiddenState>
      </Panel>
    </Page>
  );
}
