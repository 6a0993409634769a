import { contract, IssuanceStateCode } from '@lianxin/api/contract';
import { ISSUANCE_STATE_CODES, type IssuanceState } from '@lianxin/domain';
import { Button, EmptyState, Input, Page, PageHeader, PlusIcon, SearchIcon, StatusGlyph } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { ListView, useList } from '../../lists/index.ts';
import { useGoTo, usePlace } from '../../navigation/index.ts';
import { ISSUANCE_TERMS } from '../../terms/index.ts';
import { useManageColumns } from './manage-columns.tsx';

const FILTERS = { state: '', search: '' } as const;
/** The chips of the register: the states a person looks for. */
const CHIPS = [
  'draft',
  'awaitingReview',
  'returned',
  'awaitingSignature',
  'awaitingSignatureReview',
  'effective',
  'overdue',
  'settled',
  'voided',
] as const satisfies readonly IssuanceState[];

/** Every voucher this enterprise issued or is about to. */
export function ManageScreen() {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const list = useList({
    name: 'issuances',
    endpoint: contract.issuance.list,
    filters: FILTERS,
    rowsOf: (reply) => reply,
    request: ({ state, search }, page) => {
      const states = z.safeDecode(z.array(IssuanceStateCode), state === '' ? [] : state.split(','));
      return {
        ...page,
        ...(states.success && states.data.length > 0 ? { states: states.data } : {}),
        ...(search === '' ? {} : { search }),
      };
    },
  });
  const columns = useManageColumns(() => null);
  const counts = list.reply?.stateCounts;
  return (
    <Page
      header={
        <PageHeader
          title={t`链信管理`}
          actions={
            place('issuance.issue') && (
              <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => goTo('issuance.issue')}>
                <Trans>开立链信</Trans>
              </Button>
            )
          }
        />
      }
    >
      <ListView
        list={list}
        columns={columns}
        label={t`链信管理`}
        rowKey={(row) => row.id}
        chips={{
          label: t`状态`,
          value: list.filters.state,
          onChange: (state) => list.setFilters({ state }),
          items: [
            { value: '', label: t`全部` },
            ...CHIPS.map((state) => ({
              value: ISSUANCE_STATE_CODES[state],
              label: i18n._(ISSUANCE_TERMS[state].label),
              count: counts?.[ISSUANCE_STATE_CODES[state]],
              glyph: <StatusGlyph tone={ISSUANCE_TERMS[state].tone} />,
            })),
          ],
        }}
        filters={
          <Input
            size="sm"
            clearable
            prefix={<SearchIcon aria-hidden />}
            aria-label={t`链信编号或接收方`}
            placeholder={t`链信编号或接收方`}
            value={list.filters.search}
            onChange={(event) => list.setFilters({ search: event.currentTarget.value })}
          />
        }
        empty={<EmptyState title={t`还没有开立链信`}>{t`开立后，在这里查看复核、签收与流转进度。`}</EmptyState>}
      />
    </Page>
  );
}
