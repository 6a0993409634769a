import type { FileView } from '@lianxin/api/contract';
import type { EndpointState } from '@lianxin/api/react';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FormFailure, FormLoading } from '../../../platform/drafts/index.ts';
import { usePiecePicking, type PiecePicking } from '../../../vouchers/voucher/index.ts';

interface Form {
  readonly pieces?: readonly { readonly pieceId: string }[] | undefined;
}

interface Kept {
  readonly id: string;
  readonly form: Form;
  readonly attachments: readonly FileView[];
}

interface Earlier {
  readonly form: Form | null;
  readonly attachments: readonly FileView[];
}

/** What an application begins with. */
export interface Beginning<Draft extends Kept, Found extends Earlier> {
  readonly draft: Draft | undefined;
  /** The earlier application that came back and is submitted again. */
  readonly returned: Found | undefined;
  /** The earlier application that this one is a copy of. */
  readonly copied: Found | undefined;
  readonly form: Draft['form'] | NonNullable<Found['form']> | undefined;
  readonly files: readonly FileView[];
  readonly picking: PiecePicking;
  readonly header: (sub: ReactNode) => ReactNode;
}

export interface OpenedApplicationProps<Draft extends Kept, Found extends Earlier> {
  /** What the address names. */
  readonly query: Readonly<Record<'pieces' | 'draft' | 'resubmit', string>>;
  /** Asked where the address names a draft. */
  readonly drafts: EndpointState<readonly Draft[]>;
  /** The earlier application that the address names, and whether it names one. */
  readonly found: EndpointState<Found>;
  readonly findsEarlier: boolean;
  /** The page's header, with what is to stand beside its title. */
  readonly header: (sub: ReactNode) => ReactNode;
  readonly children: (beginning: Beginning<Draft, Found>) => ReactNode;
}

/** The form of an application, once what it begins with has come: a draft, an earlier application, and what became of its vouchers. */
export function OpenedApplication<Draft extends Kept, Found extends Earlier>(props: OpenedApplicationProps<Draft, Found>) {
  const { query, drafts, found, findsEarlier, header, children } = props;
  const error = drafts.error ?? found.error;
  const earlier = found.data;
  const ready = (query.draft === '' || drafts.data !== undefined) && (!findsEarlier || earlier !== undefined);

  if (error && !ready) {
    const retry = () => {
      void drafts.refresh();
      void found.refresh();
    };
    return <FormFailure header={header} error={error} onRetry={retry} />;
  }
  if (!ready) return <FormLoading header={header} />;
  const draft = drafts.data?.find((one) => one.id === query.draft);
  const form: Beginning<Draft, Found>['form'] = earlier ? (earlier.form ?? undefined) : draft?.form;
  const gone = query.draft !== '' && draft === undefined;
  const closed = earlier !== undefined && form === undefined;
  const note = (sub: ReactNode): ReactNode =>
    gone ? <Trans>草稿已提交或删除，请重新填写</Trans> : closed ? <Trans>原申请的内容不能带入，请重新填写</Trans> : sub;
  const pieceIds = [...query.pieces.split(',').filter(Boolean), ...(form?.pieces ?? []).map(({ pieceId }) => pieceId)];
  const copies = query.resubmit === '';
  return (
    <Picking pieceIds={[...new Set(pieceIds)]} header={(sub) => header(note(sub))}>
      {(picking) =>
        children({
          draft,
          returned: copies ? undefined : earlier,
          copied: copies ? earlier : undefined,
          form,
          files: (earlier ?? draft)?.attachments ?? [],
          picking,
          header: (sub) => header(note(sub)),
        })
      }
    </Picking>
  );
}

interface PickingProps {
  readonly pieceIds: readonly string[];
  readonly header: (sub: ReactNode) => ReactNode;
  readonly children: (picking: PiecePicking) => ReactNode;
}

/** The form, once it is known what became of the vouchers it begins with. */
function Picking({ pieceIds, header, children }: PickingProps) {
  const picking = usePiecePicking(pieceIds);
  const [begun, setBegun] = useState(false);
  if (picking.loaded && !begun) setBegun(true);
  if (begun) return children(picking);
  if (picking.error) return <FormFailure header={header} error={picking.error} onRetry={picking.refresh} />;
  return <FormLoading header={header} />;
}
