import { useState } from 'react';
import { useQueryState } from '../navigation/index.ts';

/**
 * A form that begins with what its address names, and begins anew when the address names something else: `round` counts that, for its
 * key. What its own first draft writes into the address is no beginning; the form goes on. `blank` is the address of an empty form.
 */
export function useOpenedForm<const Key extends string>(blank: Readonly<Record<Key | 'draft', string>>) {
  const [query, setQuery] = useQueryState<Key | 'draft'>(blank);
  const [opened, setOpened] = useState({ query, round: 0 });
  const [own, setOwn] = useState('');
  const begin = (next: typeof query) => {
    setOpened({ query: next, round: opened.round + 1 });
    setOwn('');
  };
  const same = Object.entries<string>(query).every(([name, value]) =>
    Object.entries<string>(opened.query).some(([key, other]) => key === name && other === value),
  );
  if (!same && (own === '' || query.draft !== own)) begin(query);
  return {
    round: opened.round,
    query: opened.query,
    onDraftSaved: (id: string) => {
      setOwn(id);
      setQuery({ ...blank, draft: id });
    },
    onReload: () => begin(query),
    onAgain: () => {
      begin(blank);
      setQuery(blank);
    },
  };
}
