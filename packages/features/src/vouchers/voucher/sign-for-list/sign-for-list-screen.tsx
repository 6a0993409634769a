import { Incoming } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { BatchBar, Button, EmptyState, NetworkButton, Tooltip } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ListPage, NEWEST_FIRST, useChosen, useList } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { INCOMING_TERMS } from '../../../platform/terms/index.ts';
import { BatchSignDialog } from './batch-sign-dialog.tsx';
import { SignForCard } from './sign-for-card.tsx';
import { signForFilters } from './sign-for-filters.ts';
import { useSignForColumns } from './sign-for-list-columns.tsx';
import { useIncomingActs } from './use-incoming-acts.tsx';

const WAITING: readonly string[] = ['awaitingSignature', 'awaitingSignatureReview'] satisfies Incoming['state'][];

const keyOf = (row: Incoming): string => `${row.kind}:${row.id}`;

/** Items for this enterprise: those to sign, and the outcome of the others. */
export function SignForListScreen() {
  const { t, i18n } = useLingui();
  const goTo = useGoTo();
  const { role } = useSignedInViewer();
  const list = useList({
    name: 'incoming',
    filters: signForFilters,
    atFirst: { state: role === 'reviewer' ? 'awaitingSignatureReview' : 'awaitingSignature' },
    order: ({ state }) => (WAITING.includes(state) ? 'signDeadline' : NEWEST_FIRST),
  });
  const open = (row: Incoming) => goTo('voucher.signFor', { kind: row.kind, id: row.id });
  const [batch, setBatch] = useState<readonly Incoming[]>([]);
  const acts = useIncomingActs({ onOpen: open, refresh: () => void list.refresh() });
  const chosen = useChosen(list, keyOf).filter((row) => row.acts.includes('sign'));
  const issuerNo = chosen[0]?.issuer.enterpriseNo;
  const oneIssuer = chosen.every((row) => row.issuer.enterpriseNo === issuerNo);
  const maySign = role === 'operator';
  const state = z.safeParse(Incoming.shape.state, list.filters.state).data ?? 'awaitingSignature';
  const columns = useSignForColumns(state !== 'awaitingSignature' && state !== 'voidAwaitingReview');

  return (
    <ListPage
      title={t`链信签收`}
      sub={t`开立或转让给本企业的链信，签收后归入持有`}
      list={list}
      columns={columns}
      label={t`链信签收`}
      rowKey={keyOf}
      rowLabel={(row) => row.number}
      onRowOpen={open}
      verbs={(row, view) => {
        const verbs = acts.verbs(row);
        return verbs.length === 0 ? [view] : verbs;
      }}
      renderCard={(row, card) => <SignForCard row={row} context={card} acts={card.acts} />}
      selectable={maySign}
      isSelectable={(row) => row.acts.includes('sign') && (issuerNo === undefined || row.issuer.enterpriseNo === issuerNo)}
      disabledReason={(row) => (row.acts.includes('sign') ? t`批量签收只能选同一开立方` : i18n._(INCOMING_TERMS[row.state].label))}
      onChipChange={() => list.setSelection(new Set())}
      empty={
        <EmptyState
          title={state === 'awaitingSignature' ? t`暂无待签收链信` : t`没有${{ state: i18n._(INCOMING_TERMS[state].label) }}的链信`}
          action={
            <PlaceButton to="voucher.holdings">
              <Trans>看链信持有</Trans>
            </PlaceButton>
          }
        >
          <Trans>开立方开立或持有方转让给本企业后，在这里核对并签收。</Trans>
        </EmptyState>
      }
    >
      <BatchBar
        count={chosen.length}
        summary={oneIssuer ? chosen[0]?.issuer.name : t`开立方不同`}
        sum={formatMoney(sumFen(chosen.map((row) => row.amount)))}
        onClose={() => list.setSelection(new Set())}
      >
        {oneIssuer ? (
          <NetworkButton intent="primary" onClick={() => setBatch(chosen)}>
            <Trans>批量签收</Trans>
          </NetworkButton>
        ) : (
          <Tooltip content={t`批量签收只能选同一开立方`}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard */}
            <span tabIndex={0}>
              <Button intent="primary" disabled>
                <Trans>批量签收</Trans>
              </Button>
            </span>
          </Tooltip>
        )}
      </BatchBar>
      <BatchSignDialog
        rows={batch}
        onClose={(begun) => {
          setBatch([]);
          if (!begun) return;
          list.setSelection(new Set());
          void list.refresh();
        }}
      />
      {acts.dialogs}
    </ListPage>
  );
}
