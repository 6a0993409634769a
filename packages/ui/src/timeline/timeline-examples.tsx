import { Timeline } from '@lianxin/ui';

/** An application that was returned and waits to be changed. */
export function Example() {
  return (
    <Timeline
      entries={[
        { key: 'submitted', title: '提交复核　王建国', time: '11-20 09:18' },
        { key: 'returned', title: '退回　李文慧', time: '11-20 09:40', detail: '发票金额与合同不符', state: 'failed' },
        { key: 'waits', title: '等待修改', time: '已 2 小时', state: 'now' },
      ]}
    />
  );
}
