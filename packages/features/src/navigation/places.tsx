import { createContext, use, useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewer } from '../session/index.ts';
import { pagesOf } from './define.ts';
import { mayOpen } from './menus.ts';
import type { PageRow, Row } from './row.ts';

const NavigationContext = createContext<readonly Row[]>([]);

/** Gives the screens the portal's table, so that they can lead to each other by name. */
export const NavigationProvider = ({ rows, children }: { readonly rows: readonly Row[]; readonly children: ReactNode }) => (
  <NavigationContext value={rows}>{children}</NavigationContext>
);

export const useNavigation = (): readonly Row[] => use(NavigationContext);

type Query = Readonly<Record<string, string | undefined>>;

const search = (query: Query): string => {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether a place can be reached, and its path: in the section the person is in, else in the first one they may open. */
export function usePlace(): (key: string, query?: Query) => string | undefined {
  const rows = useNavigation();
  const viewer = useViewer();
  const here = sectionOf(useLocation().pathname);
  return useCallback(
    (key, query = {}) => {
      const open = pagesOf(rows).filter((row: PageRow) => row.screen?.key === key && mayOpen(row, viewer));
      const place = open.find((row) => sectionOf(row.path) === here) ?? open[0];
      return place && `${place.path}${search(query)}`;
    },
    [rows, viewer, here],
  );
}

/** Leads to another screen by its key, such as "transfer.apply". Throws where the person may not open it: ask `usePlace` before showing the button. */
export function useGoTo(): (key: string, query?: Query) => void {
  const place = usePlace();
  const navigate = useNavigate();
  return useCallback(
    (key, query) => {
      const path = place(key, query);
      if (path === undefined) throw new Error(`navigation: no screen ${key} that this person may open`);
      void navigate(path);
    },
    [place, navigate],
  );
}
