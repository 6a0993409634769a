import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { viewerKey, type Viewer } from '../session/index.ts';

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

function keep(next: RecordNames): void {
  names = next;
  for (const listener of listeners) listener();
}

/** The record that an address opens; empty if it opens none. */
const recordIn = (search: string): string => new URLSearchParams(search).get('id') ?? '';

/** Names the record that the address opens, for window title and tab. Undefined until it is loaded; null if it could not be loaded. */
export function useRecordName(name: string | null | undefined): void {
  const { pathname, search } = useLocation();
  const id = recordIn(search);
  useEffect(() => {
    if (name === undefined || id === '') return;
    const last = names.get(pathname);
    if (name === null) {
      if (last === undefined) return;
      const others = new Map(names);
      others.delete(pathname);
      keep(others);
    } else if (last?.id !== id || last.name !== name) keep(new Map(names).set(pathname, { id, name }));
  }, [pathname, id, name]);
}

/** Forgets the names when another person or enterprise follows, or the session ends. */
export function useNamesOfViewer(viewer: Viewer | undefined): void {
  const whose = viewer && viewerKey(viewer);
  useEffect(() => () => keep(new Map()), [whose]);
}

export const useRecordNames = (): RecordNames => useSyncExternalStore(subscribe, () => names);

/** The name of the record that an address opens, once it has been shown. */
export function recordNameAt(all: RecordNames, address: string): string | undefined {
  const [path = '', search = ''] = address.split('?');
  const record = all.get(path);
  return record?.id === recordIn(search) ? record.name : undefined;
}
