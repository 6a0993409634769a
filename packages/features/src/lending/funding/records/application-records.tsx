import { useAction, useEndpoint } from '@lianxin/api/react';
import { ZERO_FEN, type PermissionKey } from '@lianxin/domain';
import { EmptyState, PlusIcon } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { DraftsPanel } from '../../../platform/drafts/index.ts';
import { ListPage, useSheet, type List, type ListColumn, type RowActing } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplicationSheet } from '../detail/application-sheet.tsx';
import type { FormTypes } from '../application/form-kind.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import type { Call, FundingDetail, FundingRow } from '../kinds.ts';
import { PAID_OUT } from './application-filters.tsx';
import { ApplicationCard, type RecordLook } from './application-card.tsx';
import { useApplicationColumns, type ApplicationColumns } from './use-application-columns.tsx';

interface KeptDraft<Id> extends Pick<FormTypes['draft'], 'form' | 'savedAt'> {
  readonly id: Id;
}

export interface RecordsKind<Row extends FundingRow, Detail extends FundingDetail, DraftId extends string> {
  readonly detail: DetailKind<Detail>;
  /** The place of the form, and the permission for it. */
  readonly form: 'financing.apply' | 'pledge.apply';
  readonly needs: PermissionKey;
  readonly calls: {
    readonly listDrafts: Call<object, readonly KeptDraft<DraftId>[]>;
    readonly deleteDraft: Call<{ readonly id: DraftId }>;
  };
  readonly words: Readonly<Record<'title' | 'apply' | 'noneFound' | 'empty' | 'emptyHint', MessageDescriptor>>;
  readonly look: RecordLook<Row>;
  /** The columns in their order. */
  readonly columns: (of: ApplicationColumns<Row>, translate: (heading: MessageDescriptor) => string) => readonly ListColumn<Row>[];
}

export interface ApplicationRecordsProps<Row extends FundingRow, Detail extends FundingDetail, DraftId extends string> {
  readonly kind: RecordsKind<Row, Detail, DraftId>;
  readonly list: List<Row>;
  readonly acts: RowActing<Row | Detail>;
  /** Links to the review queue and to related pages. */
  readonly leads: ReactNode;
}

/** The list of an enterprise's applications of one kind, and its drafts. */
export function ApplicationRecords<Row extends FundingRow, Detail extends FundingDetail, DraftId extends string>(
  props: ApplicationRecordsProps<Row, Detail, DraftId>,
) {
  const { kind, list, acts, leads } = props;
  const { form, words } = kind;
  const { i18n } = useLingui();
  const sheet = useSheet();
  const place = usePlace();
  const mayApply = usePermission(kind.needs) && place(form) !== undefined;
  const of = useApplicationColumns(kind.look);
  const columns = useMemo(() => kind.columns(of, (heading) => i18n._(heading)), [kind, of, i18n]);
  const title = i18n._(words.title);
  const apply = mayApply && (
    <PlaceButton to={form} intent="primary" icon={<PlusIcon aria-hidden />}>
      {i18n._(words.apply)}
    </PlaceButton>
  );
  return (
    <ListPage
      title={title}
      actions={
        <>
          {leads}
          {apply}
        </>
      }
      list={list}
      columns={columns}
      label={title}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={sheet}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={i18n._(words.noneFound)}
      empty={
        <EmptyState title={i18n._(words.empty)} action={apply}>
          {i18n._(words.emptyHint)}
        </EmptyState>
      }
      totalNote={PAID_OUT}
      renderCard={(row, card) => <ApplicationCard look={kind.look} row={row} acts={card.acts} />}
      sheet={<ApplicationSheet kind={kind.detail} at={sheet} verbs={acts.verbs} />}
    >
      {mayApply && <Drafts {...kind} />}
      {acts.dialogs}
    </ListPage>
  );
}

/** The drafts, with their lenders and numbers of vouchers. */
function Drafts<Id extends string>({ form: place, calls }: Pick<RecordsKind<FundingRow, FundingDetail, Id>, 'form' | 'calls'>) {
  const goTo = useGoTo();
  const channelName = useChannelName();
  const { data = [] } = useEndpoint(calls.listDrafts, {}, { quiet: true });
  const remove = useAction(calls.deleteDraft);
  return (
    <DraftsPanel
      drafts={data.map(({ id, savedAt, form: { amount = ZERO_FEN, channel, pieces = [] } }) => ({
        id,
        amount,
        about: (
          <>
            {(channel !== undefined && channelName(channel)) || <Trans>未选资金方</Trans>} <Plural value={pieces.length} other="# 笔" />
          </>
        ),
        savedAt,
      }))}
      onOpen={(draft) => goTo(place, { draft })}
      onRemove={(id) => void remove.run({ id })}
    />
  );
}
