import { contract, type PieceRow } from '@lianxin/api/contract';
import { HOLDING_STATE_CODES, type HoldingState } from '@lianxin/domain';
import { Button, EmptyState, Page, PageHeader, PrinterIcon, Segmented, StatusGlyph } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListView, useList } from '../../lists/index.ts';
import { useQueryState } from '../../navigation/index.ts';
import { HOLDING_TERMS } from '../../terms/index.ts';
import { VoucherSheet } from '../detail/voucher-sheet.tsx';
import { FOLDED, PIECE_FILTERS, pieceRequest } from '../holdings/holdings-filters.ts';
import { PieceCard } from '../holdings/piece-card.tsx';
import { PieceFilterMore, PieceFilterRow } from '../holdings/piece-filters.tsx';
import { useParts, useRegisterColumns } from './register-columns.tsx';

const STATES: readonly HoldingState[] = ['holding', 'transferring', 'awaitingReceipt', 'transferred', 'financing', 'financed', 'settled'];
const SHEET = { id: '' } as const;

/** Every voucher this enterprise ever touched, to read and take along; nothing is changed here. */
export function RegisterScreen() {
  const { t, i18n } = useLingui();
  const [{ id }, setSheet] = useQueryState(SHEET);
  const partsOf = useParts();
  const list = useList({
    name: 'register',
    endpoint: contract.voucher.list,
    filters: PIECE_FILTERS,
    rowsOf: (reply) => reply,
    request: pieceRequest,
  });
  // A number begins with the number it was split from, so their order is the tree.
  const tree = list.sort?.id === 'number';
  const columns = useRegisterColumns(tree);
  const counts = list.reply?.stateCounts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const open = (row: PieceRow) => setSheet({ id: row.id });
  return (
    <Page
      header={
        <PageHeader
          title={t`链信管理`}
          sub={<Trans>开立、签收、转出过的全部凭证，只供查阅</Trans>}
          actions={
            <Button intent="line" className="max-tablet:hidden" icon={<PrinterIcon aria-hidden />} onClick={() => window.print()}>
              <Trans>打印</Trans>
            </Button>
          }
        />
      }
    >
      <ListView
        list={list}
        columns={columns}
        label={t`链信管理`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        currentKey={id === '' ? undefined : id}
        onRowOpen={open}
        renderCard={(row, context) => (
          <PieceCard
            row={row}
            context={context}
            note={t`${{ holder: row.holder.name }} 持有，我的角色 ${{ parts: partsOf(row).join(' · ') }}`}
          />
        )}
        chips={{
          label: t`状态`,
          value: list.filters.state,
          onChange: (state) => list.setFilters({ state }),
          items: [
            { value: '', label: t`全部`, count: all },
            ...STATES.map((state) => ({
              value: String(HOLDING_STATE_CODES[state]),
              label: i18n._(HOLDING_TERMS[state].label),
              count: counts && (counts[HOLDING_STATE_CODES[state]] ?? 0),
              glyph: <StatusGlyph tone={HOLDING_TERMS[state].tone} />,
            })),
          ],
        }}
        filters={
          <>
            <PieceFilterRow filters={list.filters} onChange={list.setFilters} endpoint={contract.voucher.list} />
            <Segmented
              label={t`排列方式`}
              name="register-order"
              value={tree ? 'tree' : 'list'}
              options={[
                { value: 'list', label: t`最新动作` },
                { value: 'tree', label: t`主凭证与子凭证` },
              ]}
              onValueChange={(value) => list.setSort(value === 'tree' ? { id: 'number', direction: 'asc' } : undefined)}
            />
          </>
        }
        more={<PieceFilterMore filters={list.filters} onChange={list.setFilters} endpoint={contract.voucher.list} />}
        moreCount={FOLDED.filter((key) => list.filters[key] !== '').length}
        empty={
          list.filterCount > 0 ? (
            <EmptyState
              title={t`没有符合条件的凭证`}
              action={
                <Button onClick={list.resetFilters}>
                  <Trans>清除筛选</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState title={t`还没有经手的凭证`}>
              <Trans>开立、签收或转出的凭证都会留在这里。</Trans>
            </EmptyState>
          )
        }
      />
      <VoucherSheet
        pieceId={id === '' ? undefined : id}
        onClose={() => setSheet({ id: '' })}
        onPieceSelect={(pieceId) => setSheet({ id: pieceId })}
      />
    </Page>
  );
}
