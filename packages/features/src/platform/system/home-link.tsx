import { Anchor, Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** The way out of an exception page (specification §2.5): to the root path. */
export const HomeLink = () => (
  <Button asChild intent="primary">
    <Anchor href="#/">
      <Trans>返回首页</Trans>
    </Anchor>
  </Button>
);
