import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The last record that a page has shown. */
interface ShownRecord {
  readonly id: string;
  readonly name: string;
}

/** By path. */
export type RecordNames = ReadonlyMap<string, ShownRecord>;

const listeners = new Set<() => void>();
let names: RecordNames = new Map();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The record that an address opens; empty if it opens none. */
const recordIn = (search: string): string => new URLSearchParams(search).get('id') ?? '';

/** Names the record that the address opens, for the window title and the tab of the page. Undefined until it is loaded. */
export function useRecordName(name: string | undefined): void {
  const { pathname, search } = useLocation();
  const id = recordIn(search);
  useEffect(() => {
    if (name === undefined || id === '') return;
    const last = names.get(pathname);
    if (last?.id === id && last.name === name) return;
    names = new Map(names).set(pathname, { id, name });
    for (const listener of listeners) listener();
  }, [pathname, id, name]);
}

export const useRecordNames = (): RecordNames => useSyncExternalStore(subscribe, () => names);

/** The name of the record that an address opens, once it has been shown. */
export function recordNameAt(all: RecordNames, address: string): string | undefined {
  const [path = '', search = ''] = address.split('?');
  const record = all.get(path);
  return record?.id === recordIn(search) ? record.name : undefined;
}
