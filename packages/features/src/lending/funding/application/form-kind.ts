import type { FileView } from '@lianxin/api/contract';
import type { ChannelKind, PermissionKey } from '@lianxin/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { PiecePicking } from '../../../vouchers/voucher/index.ts';
import type { Call, FundingDetail, Get, Versioned } from '../kinds.ts';
import type { ComparisonWords } from '../quotes/quote-comparison.tsx';
import type { Basics, BasicsDraft } from './basics.ts';

interface SavedDraft extends Versioned<string> {
  readonly savedAt: string;
}

/** The types of one kind of application: the form's state, the draft and the details. */
export interface FormTypes {
  readonly typed: Basics;
  readonly draft: SavedDraft & { readonly form: BasicsDraft; readonly attachments: readonly FileView[] };
  readonly detail: FundingDetail;
}

export type FormOf<T extends FormTypes> = NonNullable<T['detail']['form']>;
export type SavedOf<T extends FormTypes> = SavedDraft & Pick<T['draft'], 'id'>;

/** Where an application comes from: a draft, a returned application, or one that it copies. */
interface Origin<T extends FormTypes> {
  readonly draftId?: T['draft']['id'] | undefined;
  readonly resubmits?: Versioned<T['detail']['id']> | undefined;
  readonly copyOf?: T['detail']['id'] | undefined;
}

interface DraftRequest<T extends FormTypes> {
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

/** The form of one kind of application. */
export interface FormKind<T extends FormTypes> {
  readonly name: ChannelKind;
  readonly needs: PermissionKey;
  readonly calls: {
    readonly apply: Call<FormOf<T> & Origin<T>, { readonly id: T['detail']['id']; readonly applicationNumber: string }>;
    readonly saveDraft: Call<DraftRequest<T>, SavedOf<T>>;
    readonly listDrafts: Call<object, readonly T['draft'][]>;
    readonly get: Get<T['detail']>;
  };
  readonly words: ComparisonWords & Readonly<Record<FormWord, MessageDescriptor>>;
  /** The form's state from a draft or an earlier application, or else from the address. */
  readonly typedOf: (form: FormOf<T> | T['draft']['form'] | undefined, files: readonly FileView[], query: FormQuery) => T['typed'];
  /** The fields that are cleared when another lender is chosen. */
  readonly resetWithLender: Partial<T['typed']>;
  /** A sentence about how many of the initial vouchers are no longer available. */
  readonly lost: (picking: PiecePicking) => ReactNode;
  /** The consequence shown before submitting. */
  readonly consequence: (lenderName: string) => MessageDescriptor;
  /** The agreements, clause by clause. */
  readonly documents: readonly { readonly id: string; readonly title: MessageDescriptor; readonly clauses: readonly MessageDescriptor[] }[];
}

export const FORM_QUERY = { pieces: '', amount: '', lender: '', date: '', draft: '', resubmit: '', copy: '' } as const;
export type FormQuery = Readonly<Record<keyof typeof FORM_QUERY, string>>;

/** A form with everything loaded that it starts from. */
export interface OpenedForm<T extends FormTypes> {
  readonly start: T['typed'];
  readonly picking: PiecePicking;
  readonly draft: T['draft'] | undefined;
  /** The returned application that is submitted again. */
  readonly returned: T['detail'] | undefined;
  /** The application that is copied for another lender. */
  readonly copied: T['detail'] | undefined;
  readonly header: (sub: ReactNode) => ReactNode;
  readonly onDraftSaved: (id: string) => void;
  readonly onSent: () => void;
  /** Reloads the draft after another person changed it. */
  readonly onReload: () => void;
  readonly onAgain: () => void;
}
