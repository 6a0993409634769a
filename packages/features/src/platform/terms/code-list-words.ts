import type { CodeList } from '@lianxin/api/client';
import {
  FINANCING_STATE_CODES,
  ISSUANCE_STATE_CODES,
  PIECE_STATE_CODES,
  PLEDGE_STATE_CODES,
  PLEDGE_STATE_LABELS,
  ROLE_CODES,
  ROLE_LABELS,
  STATE_LABELS,
  TRANSFER_STATE_CODES,
  type Label,
} from '@lianxin/domain';
import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';
import { FINANCING_TERMS, ISSUANCE_TERMS, PIECE_TERMS, PLEDGE_TERMS, ROLE_TERMS, TRANSFER_TERMS, type Term } from './states.ts';

type By<Value> = Readonly<Record<string, Value>>;

const entryOf = (kind: string, code: string | number): string => `${kind} ${code}`;

const entries = (kind: string, terms: By<Term | MessageDescriptor>, codes: By<string | number>, labels: By<Label>) =>
  Object.entries(terms).map(([name, term]) => {
    const place = { entry: entryOf(kind, codes[name] ?? name), usual: labels[name]?.zh };
    return ['label' in term ? term.label : term, place] as const;
  });

/** Code list entry and usual name of each term. Equal words are kept apart by their descriptor. */
const PLACES: ReadonlyMap<MessageDescriptor, { readonly entry: string; readonly usual: string | undefined }> = new Map([
  ...entries('role', ROLE_TERMS, ROLE_CODES, ROLE_LABELS),
  ...entries('issuanceState', ISSUANCE_TERMS, ISSUANCE_STATE_CODES, STATE_LABELS.issuance),
  ...entries('holdingState', PIECE_TERMS, PIECE_STATE_CODES, STATE_LABELS.piece),
  ...entries('transferState', TRANSFER_TERMS, TRANSFER_STATE_CODES, STATE_LABELS.transfer),
  ...entries('financingState', FINANCING_TERMS, FINANCING_STATE_CODES, STATE_LABELS.financing),
  ...entries('pledgeState', PLEDGE_TERMS, PLEDGE_STATE_CODES, PLEDGE_STATE_LABELS),
]);

/**
 * The same language with names of states and roles from the server's list. English stays, and so do a bank's own words where the list has
 * the usual one.
 */
export function withCodeList(i18n: I18n, list: CodeList): I18n {
  const words = new Map(list.map(({ kind, code, label }) => [entryOf(kind, code), label]));
  const other = new Map(
    [...PLACES].flatMap(([message, { entry, usual }]) => {
      const word = words.get(entry);
      return word === undefined || word === '' || word === usual ? [] : [[message, word] as const];
    }),
  );
  // Without changes keep the object, so that nothing is redrawn.
  if (other.size === 0) return i18n;
  const listed = (message: MessageDescriptor): string | undefined => (i18n.locale === 'zh-CN' ? other.get(message) : undefined);
  const say = (message: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions): string =>
    typeof message === 'string' ? i18n._(message, values, options) : (listed(message) ?? i18n._(message));
  return new Proxy(i18n, { get: (target, key): unknown => (key === '_' ? say : Reflect.get(target, key)) });
}
