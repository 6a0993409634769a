import { useEndpoint } from '@lianxin/api/react';
import { ForbiddenState, Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormFailure, FormLoading, useOpenedForm } from '../../../platform/drafts/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { usePiecePicking, type PiecePicking } from '../../../vouchers/voucher/index.ts';
import { FORM_QUERY, type FormKind, type FormQuery, type FormTypes, type OpenedForm } from './form-kind.ts';

export interface ApplyPageProps<T extends FormTypes> {
  readonly kind: FormKind<T>;
  readonly children: (opened: OpenedForm<T>) => ReactNode;
}

/** The page of an application form. It starts empty, from a comparison, a draft, a returned application, or an application to copy. */
export function ApplyPage<T extends FormTypes>({ kind, children }: ApplyPageProps<T>) {
  const { needs, words } = kind;
  const { i18n } = useLingui();
  const mayApply = usePermission(needs);
  const { round, ...opened } = useOpenedForm(FORM_QUERY);
  const header = (sub: ReactNode) => <PageHeader title={i18n._(words.title)} sub={sub} />;
  if (mayApply)
    return (
      <Loaded key={round} kind={kind} {...opened} header={header}>
        {children}
      </Loaded>
    );
  return (
    <Page header={header(undefined)}>
      <Panel>
        <ForbiddenState title={i18n._(words.forbidden)}>{i18n._(words.reviewed)}</ForbiddenState>
      </Panel>
    </Page>
  );
}

type Framed = Pick<OpenedForm<FormTypes>, 'header'>;
type LoadedProps<T extends FormTypes> = ApplyPageProps<T> & Omit<ReturnType<typeof useOpenedForm<keyof FormQuery>>, 'round'> & Framed;

/** Loads the draft or the earlier application, then its vouchers, then shows the form. */
function Loaded<T extends FormTypes>(props: LoadedProps<T>) {
  const { kind, query, header, children, onReload, ...ends } = props;
  const { listDrafts, get } = kind.calls;
  const asked = z.safeParse(get.request, { id: query.resubmit || query.copy });
  const drafts = useEndpoint(listDrafts, query.draft === '' ? null : {}, { quiet: true, current: true });
  const found = useEndpoint(get, asked.success ? asked.data : null, { quiet: true, current: true });
  const error = drafts.error ?? found.error;
  const earlier = found.data;
  const ready = (query.draft === '' || drafts.data !== undefined) && (!asked.success || earlier !== undefined);

  if (error && !ready) {
    const retry = () => {
      void drafts.refresh();
      void found.refresh();
    };
    return <FormFailure header={header} error={error} onRetry={retry} />;
  }
  if (!ready) return <FormLoading header={header} />;
  const draft = drafts.data?.find(({ id }) => id === query.draft);
  const form = earlier ? (earlier.form ?? undefined) : draft?.form;
  const note = (sub: ReactNode): ReactNode => {
    if (query.draft !== '' && draft === undefined) return <Trans>草稿已提交或删除，请重新填写</Trans>;
    return earlier !== undefined && form === undefined ? <Trans>原申请的内容不能带入，请重新填写</Trans> : sub;
  };
  const pieceIds = [...query.pieces.split(',').filter(Boolean), ...(form?.pieces ?? []).map(({ pieceId }) => pieceId)];
  const copied = query.resubmit === '' ? earlier : undefined;
  const start = kind.typedOf(form, (earlier ?? draft)?.attachments ?? [], query);
  return (
    <Picking pieceIds={[...new Set(pieceIds)]} header={(sub) => header(note(sub))}>
      {(picking) =>
        children({
          ...ends,
          // A copy is made for another lender.
          start: copied ? { ...start, lender: undefined, ...kind.resetWithLender } : start,
          picking,
          draft,
          returned: copied ? undefined : earlier,
          copied,
          header: (sub) => header(note(sub)),
          onReload: () => void drafts.refresh().then(onReload),
        })
      }
    </Picking>
  );
}

interface PickingProps extends Framed {
  readonly pieceIds: readonly string[];
  readonly children: (picking: PiecePicking) => ReactNode;
}

/** Shows the form once the vouchers are loaded. */
function Picking({ pieceIds, header, children }: PickingProps) {
  const picking = usePiecePicking(pieceIds);
  const [begun, setBegun] = useState(false);
  if (picking.loaded && !begun) setBegun(true);
  if (begun) return children(picking);
  if (picking.error) return <FormFailure header={header} error={picking.error} onRetry={picking.refresh} />;
  return <FormLoading header={header} />;
}
