import { Anchor, Button, EmptyState, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { mayOpen, pagesOf, useNavigation } from '../../navigation/index.ts';
import type { Viewer } from '../../session/index.ts';

/** The page of the group's figures, by its name in the table. */
const GROUP_PAGE = 'dd-cm-view';

/** What the data role finds in place of work: the way to the group's figures. */
export function GroupPanel({ viewer }: { readonly viewer: Viewer }) {
  const { enterpriseName = '' } = viewer;
  const page = pagesOf(useNavigation()).find((row) => row.name === GROUP_PAGE && row.screen && mayOpen(row, viewer));
  return (
    <Panel>
      <EmptyState
        title={<Trans>数据岗没有待办事项</Trans>}
        action={
          page && (
            <Button asChild intent="primary">
              <Anchor href={`#${page.path}`}>
                <Trans>查看集团数据</Trans>
              </Anchor>
            </Button>
          )
        }
      >
        <Trans>
          您可以查看 <span className="inline-block">{enterpriseName}</span> 的集团数据，不参与业务办理。
        </Trans>
      </EmptyState>
    </Panel>
  );
}
