import { Button, Page, PageHeader, Panel, StatusBadge } from '@lianxin/ui';

/** A task with its state and what is checked beside it. */
export function Example() {
  return (
    <Page
      header={
        <PageHeader
          title="签收链信"
          status={<StatusBadge tone="state-2">待签收</StatusBadge>}
          actions={<Button intent="primary">签收</Button>}
        />
      }
      railLabel="核对"
      rail={<Panel title="签收前核对">5 项通过</Panel>}
    >
      <Panel title="期限">177 天</Panel>
    </Page>
  );
}
