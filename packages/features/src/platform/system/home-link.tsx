import { Anchor, Button } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** Link to the root path on an exception page (specification §2.5). */
export const HomeLink = () => (
  <Button asChild intent="primary">
    <Anchor href="#/">
      <Trans>返回首页</Trans>
    </Anchor>
  </Button>
);
