import type { ApiClient } from '@lianxin/api/client';
import type { Signature, TwoReviews } from '@lianxin/api/contract';
import type { EndpointState, Result } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import type { AlertDialogProps, QueueItem } from '@lianxin/ui';
import type { ReactNode, Ref } from 'react';
import type { BatchSigningDialogProps, SigningAsk } from '../../foundation/signing/index.ts';
import type { ReasonDialogProps } from '../../platform/lists/index.ts';

/** What any item of a queue says of itself. */
export interface ReviewRow {
  readonly id: string;
  /** The viewer made it: nobody reviews their own. */
  readonly isOwn: boolean;
  /** Two are to pass it, and who has done so first; left out where one is enough. */
  readonly twoReviews?: TwoReviews | undefined;
}

/** A page of what waits. */
export interface Waiting<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  /** The sum of all that waits; none: items without amounts. */
  readonly columnSums?: Readonly<Record<string, Fen | undefined>> | undefined;
}

interface VerbBase {
  /** On its button, such as 通过并签名. */
  readonly label: string;
  /** The letter that does the same, such as A. */
  readonly hotkey: string;
  /** The one that is done most is primary. */
  readonly intent: 'primary' | 'secondary' | 'danger';
}

interface Confirmed {
  /** Said once it is done. */
  readonly done: string;
}

/** What can be decided about an item: after a signature, for a reason, after a yes, at once, or over a form of its own. */
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
    /** The verb opens what asks for more, which says by itself that it is done. */
    | { readonly asks: 'more'; readonly open: (goOn: () => void) => void }
  );

/** Passing several over one PIN. */
export interface ReviewBatch<Row> extends Pick<BatchSigningDialogProps<never>, 'title' | 'doneWord'> {
  /** What follows for all of them. */
  readonly consequence: (count: number, total: string) => ReactNode;
  /** Whether it may be passed with others; one's own and what is decided never are. */
  readonly batchable: (row: Row) => boolean;
  readonly amountOf: (row: Row) => Fen;
  /** Its number, and what is signed of it. */
  readonly itemOf: (row: Row) => { readonly title: string; readonly request: SigningAsk['request'] };
  readonly send: (row: Row, signature: Signature) => Promise<Result<unknown>>;
}

/** The words of a queue. */
export interface ReviewWords {
  /** The page, such as 转让审核. */
  readonly title: string;
  /** What waits: the name of the list. */
  readonly waiting: string;
  /** What the search looks in. */
  readonly search: string;
  /** Nothing waits, and what will come here. */
  readonly empty: { readonly title: string; readonly text: ReactNode };
  /** The search finds nothing. */
  readonly noneFound: string;
  /** Beside the empty list: when there will be something again. */
  readonly later: string;
}

/** All that a queue brings of its own; the rest is the desk's. */
export interface ReviewKind<Row extends ReviewRow> {
  readonly words: ReviewWords;
  /** Leads back from the queue to the list that it is a view of; stands over its title. @default none: it is a page of its own */
  readonly wayBack?: ReactNode;
  /** What waits, asked for with `asked.request`. */
  readonly waiting: EndpointState<Waiting<Row>>;
  /** Fetches an item's detail before it is asked for. */
  readonly prefetch: (client: ApiClient, row: Row) => void;
  /** Whether this person decides here; others only read. */
  readonly reviewer: boolean;
  /** Whether it still waits for a decision, as the server sees it. */
  readonly isOpen: (row: Row) => boolean;
  /** How the list can be ordered, in the words of its request. @default by submission, amount, due date */
  readonly orders?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** How it stands in the list. */
  readonly item: (row: Row) => Omit<QueueItem, 'id' | 'disabledReason'>;
  /** All of it, in a `ReviewFrame` that is given `content`. */
  readonly detail: (row: Row, content: Ref<HTMLDivElement>) => ReactNode;
  /** What can be decided about it, the primary one last. */
  readonly verbs: (row: Row) => readonly ReviewVerb[];
  /** Passing several at once; none: each is decided by itself. */
  readonly batch?: ReviewBatch<Row>;
}
