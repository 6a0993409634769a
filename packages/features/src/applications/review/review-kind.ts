import type { ApiClient } from '@lianxin/api/client';
import type { Signature, TwoReviews } from '@lianxin/api/contract';
import type { EndpointState, Result } from '@lianxin/api/react';
import type { CivilDate, Fen } from '@lianxin/domain';
import type { AlertDialogProps, QueueItem } from '@lianxin/ui';
import type { ReactNode, Ref } from 'react';
import type { BatchSigningDialogProps, SigningAsk } from '../../foundation/signing/index.ts';
import type { ReasonDialogProps } from '../../platform/lists/index.ts';

/** What the desk needs of any item. */
export interface ReviewRow {
  readonly id: string;
  /** The viewer made it and may not review it. */
  readonly isOwn: boolean;
  /** The last day on which it may be decided; null if it does not end by itself. */
  readonly lastDay?: CivilDate | null | undefined;
  /** The instant by which it has to be decided, if its quote expires. */
  readonly decideBy?: string | null | undefined;
  /** Whether two people have to pass it, and who has done so first; undefined if one is enough. */
  readonly twoReviews?: TwoReviews | undefined;
}

/** A page of the queue. */
export interface Waiting<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  /** Sums of all items, of which `amount` is shown; undefined for items without amounts. */
  readonly columnSums?: Readonly<Record<string, Fen | undefined>> | undefined;
}

interface VerbBase {
  readonly label: string;
  /** The key for it, such as A. */
  readonly hotkey: string;
  /** The most common one is primary. */
  readonly intent: 'primary' | 'secondary' | 'danger';
  /** Why it cannot succeed as things stand; it stays in sight. @default it can */
  readonly closed?: string | undefined;
}

interface Confirmed {
  /** The notice after success. */
  readonly done: string;
}

/** A decision on an item: after a signature, with a reason, after a confirmation, at once, or in a form of its own. */
export type ReviewVerb = VerbBase &
  (
    | (Confirmed & {
        readonly asks: 'signature';
        readonly ask: SigningAsk;
        readonly send: (signature: Signature) => Promise<Result<unknown>>;
      })
    | (Confirmed & {
        readonly asks: 'reason';
        readonly ask: Pick<ReasonDialogProps, 'title' | 'amount' | 'facts' | 'consequence' | 'confirmLabel' | 'suggestions'> & {
          /** Who will read the reason. @default the operator of the reviewer's enterprise */
          readonly reader?: string;
        };
        readonly send: (reason: string) => Promise<Result<unknown>>;
      })
    | (Confirmed & {
        readonly asks: 'yes';
        readonly ask: Pick<AlertDialogProps, 'title' | 'amount' | 'facts' | 'consequence' | 'confirmLabel'>;
        readonly send: () => Promise<Result<unknown>>;
      })
    | (Confirmed & { readonly asks: 'nothing'; readonly send: () => Promise<Result<unknown>> })
    /** Opens a form of its own, which shows its own notice. */
    | { readonly asks: 'more'; readonly open: (goOn: () => void) => void }
  );

/** Passing several items with one PIN. */
export interface ReviewBatch<Row> extends Pick<BatchSigningDialogProps<never>, 'title' | 'doneWord'> {
  /** What the items of one sheet share; they stand together with their sum. @default every item stands on its own */
  readonly sheetOf?: (row: Row) => string | undefined;
  readonly consequence: (count: number, total: string) => ReactNode;
  /** Whether it can be part of a batch; the viewer's own and decided items never are. */
  readonly batchable: (row: Row) => boolean;
  readonly amountOf: (row: Row) => Fen;
  /** The number of the item, and the request of its signature. */
  readonly itemOf: (row: Row) => { readonly title: string; readonly request: SigningAsk['request'] };
  readonly send: (row: Row, signature: Signature) => Promise<Result<unknown>>;
}

export interface ReviewWords {
  /** The title of the page, such as 转让审核. */
  readonly title: string;
  /** The name of the list. */
  readonly waiting: string;
  readonly search: string;
  readonly empty: { readonly title: string; readonly text: ReactNode };
  /** For a search without results. */
  readonly noneFound: string;
  /** For the pane beside an empty list. */
  readonly later: string;
}

/** The parts that each queue provides. */
export interface ReviewKind<Row extends ReviewRow> {
  readonly words: ReviewWords;
  /** The link back to the list that the queue is a view of. @default none: it is a page of its own */
  readonly wayBack?: ReactNode;
  /** The queue, requested with `asked.request`. */
  readonly waiting: EndpointState<Waiting<Row>>;
  /** Fetches the details of an item in advance. */
  readonly prefetch: (client: ApiClient, row: Row) => void;
  /** Whether this person decides; others only read. */
  readonly reviewer: boolean;
  /** Whether the server allows a decision. */
  readonly isOpen: (row: Row) => boolean;
  /** The sort orders of the list, by their value in the request. @default by due date, submission, amount */
  readonly orders?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** The number of the application, which names it for the window title and the tab. */
  readonly numberOf: (row: Row) => string;
  readonly item: (row: Row) => Omit<QueueItem, 'id' | 'disabledReason'>;
  /** The details, in a `ReviewFrame` that is given `content`. */
  readonly detail: (row: Row, content: Ref<HTMLDivElement>) => ReactNode;
  /** The decisions, the primary one last. */
  readonly verbs: (row: Row) => readonly ReviewVerb[];
  /** Passing several at once. @default items are decided one by one */
  readonly batch?: ReviewBatch<Row>;
}
