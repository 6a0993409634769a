import { contract, TransferStateCode } from '@lianxin/api/contract';
import { formatMoney, TRANSFER_STATE_CODES, type TransferState } from '@lianxin/domain';
import { Amount, Button, EmptyState, Input, Page, PageHeader, PlusIcon, SearchIcon, StatusGlyph } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ListView, NumberCell, TermBadge, useList } from '../../lists/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { TRANSFER_TERMS } from '../../terms/index.ts';
import { DraftsPanel } from '../apply/drafts-panel.tsx';
import { TransferActs, useTransferActs } from '../transfer-acts.tsx';
import { useTransferColumns } from '../transfer-columns.tsx';
import { TransferSheet } from '../detail/transfer-sheet.tsx';

const FILTERS = { state: '', search: '', id: '' } as const;
const CHIPS = [
  'awaitingReview',
  'returned',
  'awaitingSignature',
  'awaitingSignatureReview',
  'completed',
  'refused',
  'withdrawn',
  'signatureExpired',
] as const satisfies readonly TransferState[];

/** What this enterprise passed on, or is about to: every transfer with where it stands and what can still be done. */
export function RecordsScreen() {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const list = useList({
    name: 'transfers',
    endpoint: contract.transfer.listOutgoing,
    filters: FILTERS,
    rowsOf: (reply) => reply,
    request: ({ state, search }, page) => {
      const states = z.safeDecode(z.array(TransferStateCode), state === '' ? [] : [state]);
      return {
        ...page,
        ...(states.success && states.data.length > 0 ? { states: states.data } : {}),
        ...(search === '' ? {} : { search }),
      };
    },
  });
  const acts = useTransferActs(() => void list.refresh());
  const open = (id: string) => list.setFilters({ id });
  const columns = useTransferColumns((row) => <TransferActs row={row} acts={acts} onOpen={() => open(row.id)} />);
  const [search, setSearch] = useState(list.filters.search);
  const mayApply = place('transfer.apply') !== undefined;
  const counts = list.reply?.stateCounts;

  return (
    <Page
      header={
        <PageHeader
          title={t`转让记录`}
          actions={
            mayApply && (
              <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => goTo('transfer.apply')}>
                <Trans>申请转让</Trans>
              </Button>
            )
          }
        />
      }
    >
      {mayApply && <DraftsPanel />}
      <ListView
        list={list}
        columns={columns}
        label={t`转让记录`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.transferNumber}
        currentKey={list.filters.id}
        onRowOpen={(row) => open(row.id)}
        chips={{
          label: t`状态`,
          value: list.filters.state,
          onChange: (state) => list.setFilters({ state }),
          items: [
            { value: '', label: t`全部` },
            ...CHIPS.map((state) => ({
              value: TRANSFER_STATE_CODES[state],
              label: i18n._(TRANSFER_TERMS[state].label),
              count: counts?.[TRANSFER_STATE_CODES[state]] ?? 0,
              glyph: <StatusGlyph tone={TRANSFER_TERMS[state].tone} />,
            })),
          ],
        }}
        filters={
          <Input
            className="w-64 max-tablet:w-full"
            clearable
            prefix={<SearchIcon aria-hidden />}
            aria-label={t`转让编号、凭证编号或被转让人`}
            placeholder={t`转让编号、凭证编号或被转让人`}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              list.setFilters({ search: event.currentTarget.value.trim() });
            }}
          />
        }
        empty={
          <EmptyState
            title={list.filterCount > 0 ? t`没有符合条件的转让` : t`还没有转让记录`}
            action={
              list.filterCount > 0 ? (
                <Button onClick={list.resetFilters}>
                  <Trans>清除筛选</Trans>
                </Button>
              ) : undefined
            }
          >
            <Trans>把持有的链信转让给上游供应商后，在这里查看复核与签收进度。</Trans>
          </EmptyState>
        }
        renderCard={(row) => (
          <div className="flex flex-col gap-2 rounded-md border border-line bg-surface p-3 text-sm">
            <div className="flex items-center justify-between gap-2">
              <NumberCell number={row.childNumber ?? row.sourceNumber} />
              <TermBadge term={TRANSFER_TERMS[row.state]} />
            </div>
            <Amount size="lg" value={formatMoney(row.amount)} currency="¥" />
            <div className="flex justify-between gap-2 text-ink-muted">
              <span>{row.recipient.name}</span>
              <span className="tabular-nums">{row.dueOn}</span>
            </div>
            <TransferActs row={row} acts={acts} onOpen={() => open(row.id)} />
          </div>
        )}
      />
      {acts.dialogs}
      <TransferSheet id={list.filters.id} onClose={() => open('')} />
    </Page>
  );
}
