import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavigation, type PageRow } from '../navigation/index.ts';
import { useViewer } from '../session/index.ts';
import { keepTabs, readKeptTabs } from './kept-tabs.ts';
import { keptTab, openTabs, restoredTabs, tabAfterClosing, type Tab } from './open-tabs.ts';

const INDEX = '/index';

export interface TabStrip {
  readonly tabs: readonly Tab[];
  readonly show: (name: string) => void;
  readonly close: (names: readonly string[]) => void;
}

/** The open pages of the signed-in person: each page visited joins them; they are kept per person on this device. */
export function useTabs(row: PageRow): TabStrip {
  const rows = useNavigation();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [tabs, act] = useReducer(openTabs, [], () => (viewer ? restoredTabs(readKeptTabs(viewer.userId), rows, viewer) : []));
  const userId = viewer?.userId;

  // A page that was closed is left at once; until the address follows, it must not open itself again.
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (closing.current === row.name) return;
    closing.current = undefined;
    if (row.screen) act({ type: 'open', tab: { name: row.name, address: `${pathname}${search}` } });
  }, [row, pathname, search]);

  useEffect(() => {
    if (userId !== undefined) keepTabs(userId, tabs.map(keptTab));
  }, [userId, tabs]);

  return {
    tabs,
    show: (name) => {
      const tab = tabs.find((one) => one.name === name);
      void navigate(tab?.address ?? INDEX);
    },
    close: (names) => {
      if (names.includes(row.name)) {
        closing.current = row.name;
        void navigate(tabAfterClosing(tabs, row.name, names)?.address ?? INDEX);
      }
      act({ type: 'close', names });
    },
  };
}
