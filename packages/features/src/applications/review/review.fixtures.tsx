import { contract, TransferId, type ResponseOf } from '@lianxin/api/contract';
import { reply, type MockReply } from '@lianxin/api/mock';
import { prefetch, useAction, useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewFrame } from './review-frame.tsx';
import type { ReviewKind } from './review-kind.ts';
import { useQueueQuery, WAITING } from './use-queue-query.ts';

const { transfer } = contract;
type Row = ResponseOf<typeof transfer.listOutgoing>['list'][number];

const [example] = transfer.listOutgoing.example.response.list;
if (!example) throw new Error('the contract lost an example');
const rowOf = (name: string, isOwn: boolean, change: Partial<Row> = {}): Row => ({
  ...example,
  id: z.parse(TransferId, name),
  transferNumber: `N-${name}`,
  isOwn,
  acts: ['pass'],
  ...change,
});

/** Two items to decide, and one that the viewer made. */
export const exampleRows: readonly Row[] = [rowOf('A', false), rowOf('B', false), rowOf('C', true)];

/** Items that two people have to pass: passed by nobody yet, by a colleague, by the viewer. */
export const rowsForTwo: readonly Row[] = [
  rowOf('T0', false, { twoReviews: { firstName: null, firstAt: null, isMine: false } }),
  rowOf('T1', false, { twoReviews: { firstName: '孙丽萍', firstAt: '2026-11-20T09:42:00+08:00', isMine: false } }),
  rowOf('T2', false, { twoReviews: { firstName: '李文慧', firstAt: '2026-11-20T09:42:00+08:00', isMine: true }, acts: [] }),
];

/** The replies with these items. */
export const exampleReplies = (rows: readonly Row[] = exampleRows): readonly MockReply[] => [
  reply(transfer.listOutgoing, { ...transfer.listOutgoing.example.response, list: [...rows], total: rows.length }),
  reply(transfer.get, ({ id }) => ({ ...transfer.get.example.response, id, transferNumber: `N-${id}` })),
];

function Detail({ id, content }: { readonly id: Row['id']; readonly content: Parameters<ReviewKind<Row>['detail']>[1] }) {
  const state = useEndpoint(transfer.get, { id }, { quiet: true });
  return (
    <ReviewFrame state={state} content={content} head={(one) => `单据 ${one.transferNumber}`} aside={() => '检查'}>
      {() => '内容'}
    </ReviewFrame>
  );
}

/** A minimal queue: without batches, signatures and amounts, with three decisions. */
export function ExampleDesk({ reviewer }: { readonly reviewer: boolean }) {
  const asked = useQueueQuery();
  const waiting = useEndpoint(transfer.listOutgoing, asked.request, WAITING);
  const remind = useAction(transfer.remind, { quiet: true });
  const withdraw = useAction(transfer.withdraw, { quiet: true });
  return (
    <ReviewDesk
      asked={asked}
      waiting={waiting}
      words={{
        title: '示例审核',
        waiting: '待办',
        search: '编号',
        empty: { title: '没有待办', text: '' },
        noneFound: '没有找到',
        later: '稍后再来',
      }}
      prefetch={(client, { id }) => prefetch(client, transfer.get, { id })}
      reviewer={reviewer}
      isOpen={({ acts }) => acts.includes('pass')}
      numberOf={(row) => row.transferNumber}
      item={(row) => ({ title: row.transferNumber, amount: '', meta: row.makerName })}
      detail={({ id }, content) => <Detail id={id} content={content} />}
      verbs={({ id, version, transferNumber }) => [
        {
          label: '退回',
          hotkey: 'R',
          intent: 'danger',
          done: '已退回',
          asks: 'reason',
          ask: { title: `退回 ${transferNumber}`, consequence: '', confirmLabel: '退回', suggestions: ['资料不全'] },
          send: (reason) => withdraw.run({ id, version, reason }),
        },
        { label: '搁置', hotkey: 'S', intent: 'secondary', done: '已搁置', asks: 'nothing', send: () => remind.run({ id }) },
        { label: '通过', hotkey: 'A', intent: 'primary', done: '已通过', asks: 'nothing', send: () => remind.run({ id }) },
      ]}
    />
  );
}
