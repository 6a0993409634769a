import { useState } from 'react';
import { useQueryState } from '../navigation/index.ts';

type Query = Readonly<Record<string, string>>;

const isSame = (one: Query, other: Query): boolean => Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * A form that starts from its address, and starts again when the address names something else; `round` counts that, as a key. Changes made
 * by the form itself do not restart it: its first draft, and clearing the address after sending, so that a reload opens an empty form.
 * `blank` is the address of an empty form.
 */
export function useOpenedForm<const Key extends string>(blank: Readonly<Record<Key | 'draft', string>>) {
  const [query, setQuery] = useQueryState<Key | 'draft'>(blank);
  const [opened, setOpened] = useState({ query, round: 0, sent: false });
  const [own, setOwn] = useState<readonly Query[]>([]);
  const begin = (next: typeof query) => {
    setOpened({ query: next, round: opened.round + 1, sent: false });
    setOwn([]);
  };
  const write = (next: typeof query) => {
    // Keep earlier ones: the address may still show one of them.
    setOwn((before) => [...before, next]);
    setQuery(next);
  };
  if (![opened.query, ...own].some((known) => isSame(query, known))) begin(query);
  return {
    round: opened.round,
    // After sending there is no draft, so no message about a missing one.
    query: opened.sent ? { ...opened.query, draft: '' } : opened.query,
    onDraftSaved: (id: string) => write({ ...blank, draft: id }),
    /** Clears the address without changing what is shown. */
    onSent: () => {
      setOpened((before) => ({ ...before, sent: true }));
      write(blank);
    },
    onReload: () => begin(query),
    onAgain: () => {
      begin(blank);
      setQuery(blank);
    },
  };
}
