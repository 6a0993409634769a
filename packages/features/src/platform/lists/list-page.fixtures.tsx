import { contract, type ResponseOf } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, Banner, Button, Descriptions, EmptyState, SummaryStrip } from '@lianxin/ui';
import { useMemo } from 'react';
import type { Verb } from './acts/row-acts.tsx';
import { defineFilters } from './filters/define-filters.ts';
import { searchFilter } from './filters/filters.ts';
import { CardLine, ListCard } from './list-card.tsx';
import { ListPage } from './list-page.tsx';
import { RecordSheet } from './sheet/record-sheet.tsx';
import { useSheet } from './sheet/use-sheet.ts';
import { useColumns } from './use-columns.tsx';
import { useList } from './use-list.ts';

type Payable = ResponseOf<typeof contract.payable.list>['list'][number];

const filters = defineFilters(contract.payable.list, { search: searchFilter('search', { id: 'example', message: '编号或供应商' }) });

function useExampleColumns() {
  const columns = useColumns<Payable>();
  return useMemo(
    () => [
      columns.number(
        (row) => row.number,
        (row) => row.creditor.name,
      ),
      columns.party('creditor', '供应商', (row) => row.creditor.name),
      columns.amount((row) => row.amount),
      columns.dueOn((row) => row.dueOn),
    ],
    [columns],
  );
}

const verbs = (_: Payable, view: Verb): readonly Verb[] => [view, { id: 'pay', label: '付款', run: () => undefined }];

interface ExampleListProps {
  /** Without a heading and without acts except opening rows. @default false */
  readonly part?: boolean;
}

export function ExampleList({ part = false }: ExampleListProps) {
  const at = useSheet();
  const list = useList({ name: 'example', filters });
  return (
    <ListPage
      {...(part ? {} : { title: '应付账款', verbs })}
      sub="开立的链信和未付的采购发票"
      places={[['issuance.review', '开立审核']]}
      actions={<Button intent="primary">开立链信</Button>}
      above={<Banner tone="info">自交付之日起 60 日内付款。</Banner>}
      figures={({ sums }) => (
        <SummaryStrip aria-label="合计" figures={[{ id: 'late', label: '已过期限（元）', value: formatMoney(sums.late) }]} />
      )}
      list={list}
      columns={useExampleColumns()}
      label="应付明细"
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      at={at}
      unfound="没有符合条件的应付账款"
      empty={<EmptyState title="没有应付账款">登记的采购发票列在这里。</EmptyState>}
      renderCard={(row, card) => (
        <ListCard lead={row.number} acts={card.acts}>
          <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
          <CardLine>{row.creditor.name}</CardLine>
        </ListCard>
      )}
      sheet={(shown) => (
        <RecordSheet at={at} shown={shown} title={(one) => one?.number ?? '应付账款'}>
          {(one) => <Descriptions items={[{ label: '供应商', value: one.creditor.name }]} />}
        </RecordSheet>
      )}
    />
  );
}
