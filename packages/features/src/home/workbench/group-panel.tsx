import { Anchor, Button, EmptyState, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { usePlace } from '../../navigation/index.ts';
import type { Viewer } from '../../session/index.ts';

/** What the data role finds in place of work: the way to the group's figures. */
export function GroupPanel({ viewer }: { readonly viewer: Viewer }) {
  const { enterpriseName = '' } = viewer;
  const figures = usePlace()('group.figures');
  return (
    <Panel>
      <EmptyState
        title={<Trans>数据角色没有待办事项</Trans>}
        action={
          figures && (
            <Button asChild intent="primary">
              <Anchor href={`#${figures}`}>
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
