import { Button, EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import type { ScreenProps } from '../../../platform/navigation/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import type { Fee } from '../fee-terms.ts';
import { useFeeActs } from '../use-fee-acts.ts';
import { usePayFees } from '../use-pay-fees.tsx';
import { ChargeCard } from './charge-card.tsx';
import { ChargeFigures } from './charge-figures.tsx';
import { chargeFilters } from './charge-filters.ts';
import { ChargeSheet } from './charge-sheet.tsx';
import { CHARGE_COLUMNS_HIDDEN, useChargeColumns } from './use-charge-columns.tsx';

const nameOf = ({ summary, businessNumber, id }: Fee): string => summary || (businessNumber ?? id);

/** All fees of the enterprise with states and payment. Core enterprises also see their share of others' costs. */
export function ChargesScreen({ side }: ScreenProps) {
  const { t } = useLingui();
  const { state } = useSession();
  const at = useSheet();
  const list = useList({ name: 'charges', filters: chargeFilters, hiddenAtFirst: CHARGE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const { pay, dialog } = usePayFees(refresh);
  const acts = useFeeActs({ pay, open: at.open, refresh });
  const pending = state.status === 'signedIn' ? state.user.pendingFees : [];
  return (
    <ListPage
      title={t`费用管理`}
      sub={side === 'core' ? t`本企业应缴的平台费用，以及承担的融资利息和手续费` : t`本企业应缴的平台费用，以及融资和质押的费用`}
      places={[['fees.payments', t`缴费记录`]]}
      actions={
        pending.length > 0 && (
          <Button intent="primary" onClick={() => pay(pending)}>
            <Trans>缴费</Trans>
          </Button>
        )
      }
      figures={({ sums }) => <ChargeFigures sums={sums} issuer={side === 'core'} />}
      list={list}
      columns={useChargeColumns()}
      label={t`费用明细`}
      rowKey={(row) => row.id}
      rowLabel={nameOf}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的费用`}
      empty={
        <EmptyState title={t`还没有费用`}>
          <Trans>平台发起的收费，以及融资、质押放款时由本企业承担的费用，会出现在这里。</Trans>
        </EmptyState>
      }
      renderCard={(row, card) => <ChargeCard row={row} acts={card.acts} />}
      sheet={(shown) => <ChargeSheet at={at} shown={shown} verbs={acts.verbs} onChanged={refresh} />}
    >
      {acts.dialogs}
      {dialog}
    </ListPage>
  );
}
