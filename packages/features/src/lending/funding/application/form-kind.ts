import type { FileView } from '@lianxin/api/contract';
import type { ChannelKind, PermissionKey } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { PiecePicking } from '../../../vouchers/voucher/index.ts';
import type { Call, FundingDetail, Get, Shown } from '../kinds.ts';
import type { ComparisonWords } from '../quotes/quote-comparison.tsx';
import type { Basics, BasicsDraft } from './basics.ts';

interface SavedDraft extends Shown<string> {
  readonly savedAt: string;
}

/** What an application of one kind is: as it is typed, kept as a draft, and handed in. */
export interface FormTypes {
  readonly typed: Basics;
  readonly draft: SavedDraft & { readonly form: BasicsDraft; readonly attachments: readonly FileView[] };
  readonly detail: FundingDetail;
}

/** What is sent. */
export type FormOf<T extends FormTypes> = NonNullable<T['detail']['form']>;
export type SavedOf<T extends FormTypes> = SavedDraft & Pick<T['draft'], 'id'>;

/** What is sent besides: from which draft, in the place of which returned one, as a copy of which other one. */
interface Besides<T extends FormTypes> {
  readonly draftId?: T['draft']['id'] | undefined;
  readonly resubmits?: Shown<T['detail']['id']> | undefined;
  readonly copyOf?: T['detail']['id'] | undefined;
}

interface Keeping<T extends FormTypes> {
  readonly id?: T['draft']['id'] | undefined;
  readonly version?: number | undefined;
  readonly form: T['draft']['form'];
}

type FormWord =
  | 'title'
  | 'forbidden'
  | 'reviewed'
  | 'checks'
  | 'pieces'
  | 'noPieces'
  | 'piecesFailed'
  | 'amounts'
  | 'purpose'
  | 'submit'
  | 'again';

/** How one kind of application is made. */
export interface FormKind<T extends FormTypes> {
  readonly name: ChannelKind;
  /** What it asks of a person. */
  readonly needs: PermissionKey;
  readonly calls: {
    readonly apply: Call<FormOf<T> & Besides<T>, { readonly id: T['detail']['id']; readonly applicationNumber: string }>;
    readonly saveDraft: Call<Keeping<T>, SavedOf<T>>;
    readonly listDrafts: Call<object, readonly T['draft'][]>;
    readonly get: Get<T['detail']>;
  };
  readonly words: ComparisonWords & Readonly<Record<FormWord, MessageDescriptor>>;
  /** A draft or an earlier application as it is typed; without one, what the address says of it. */
  readonly typedOf: (form: FormOf<T> | T['draft']['form'] | undefined, files: readonly FileView[], query: FormQuery) => T['typed'];
  /** What is to be chosen anew with another lender. */
  readonly ofLender: Partial<T['typed']>;
  /** Says how many of the vouchers that it began with can no longer be taken. */
  readonly lost: (picking: PiecePicking) => ReactNode;
  /** What becomes of the vouchers once it is handed in, and who is next. */
  readonly consequence: (lenderName: string) => MessageDescriptor;
  /** What is read before it is handed in, clause by clause. */
  readonly documents: readonly { readonly id: string; readonly title: MessageDescriptor; readonly clauses: readonly MessageDescriptor[] }[];
}

/** What the address of a form may say. */
export const FORM_QUERY = { pieces: '', amount: '', lender: '', date: '', draft: '', resubmit: '', copy: '' } as const;
export type FormQuery = Readonly<Record<keyof typeof FORM_QUERY, string>>;

/** A form as it is opened. */
export interface OpenedForm<T extends FormTypes> {
  readonly start: T['typed'];
  /** The vouchers chosen and to choose from. */
  readonly picking: PiecePicking;
  readonly draft: T['draft'] | undefined;
  /** The application that came back and is submitted again. */
  readonly returned: T['detail'] | undefined;
  /** The application that this one is a copy of, for another lender. */
  readonly copied: T['detail'] | undefined;
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: string) => void;
  /** It was handed in. */
  readonly onSent: () => void;
  /** Opens the draft anew, after it was changed elsewhere. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}
