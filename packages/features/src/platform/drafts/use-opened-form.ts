import { useState } from 'react';
import { useQueryState } from '../navigation/index.ts';

type Query = Readonly<Record<string, string>>;

const isSame = (one: Query, other: Query): boolean => Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * A form that begins with what its address names, and begins anew when the address names something else: `round` counts that, for its
 * key. What the form itself writes into the address is no beginning; it goes on: its own first draft, and nothing at all once it was
 * sent, so that a reload opens an empty form. `blank` is the address of an empty form.
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
    // Those before stay its own: the address still shows one of them while this one is on its way.
    setOwn((before) => [...before, next]);
    setQuery(next);
  };
  if (![opened.query, ...own].some((known) => isSame(query, known))) begin(query);
  return {
    round: opened.round,
    // What was sent was no draft any more: nobody is told that it is gone.
    query: opened.sent ? { ...opened.query, draft: '' } : opened.query,
    onDraftSaved: (id: string) => write({ ...blank, draft: id }),
    /** Takes out of the address what the form began with; what is shown stays. */
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
