import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHome, useNavigation, type PageRow } from '../navigation/index.ts';
import { useViewer } from '../session/index.ts';
import { useSettings } from '../settings/index.ts';
import { keepTabs, parseTabs, readKeptTabs, TABS_SETTING } from './kept-tabs.ts';
import { hasTab, keptTab, openTabs, restoredTabs, tabAfterClosing, type Tab } from './open-tabs.ts';

export interface OpenPages {
  readonly tabs: readonly Tab[];
  readonly show: (name: string) => void;
  readonly close: (names: readonly string[]) => void;
}

/**
 * The open pages of the person: every visited page is added. Stored on this device during the session and with the account between
 * sessions.
 */
export function useTabs(row: PageRow): OpenPages {
  const rows = useNavigation();
  const home = useHome();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [tabs, act] = useReducer(openTabs, [], () => (viewer ? restoredTabs(readKeptTabs(viewer.userId) ?? [], rows, viewer) : []));
  const userId = viewer?.userId;

  // Must run before this session stores anything on the device.
  const fromAccount = useRef(userId !== undefined && readKeptTabs(userId) === undefined);
  const settings = useSettings();
  useEffect(() => {
    if (settings === undefined || viewer === undefined || !fromAccount.current) return;
    fromAccount.current = false;
    act({ type: 'restore', tabs: restoredTabs(parseTabs(settings[TABS_SETTING] ?? '[]'), rows, viewer) });
  }, [settings, rows, viewer]);

  // A closed page must not reopen itself before the address follows.
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (closing.current === row.name) return;
    closing.current = undefined;
    if (hasTab(rows, row) && viewer !== undefined) act({ type: 'open', tab: { name: row.name, address: `${pathname}${search}` } });
  }, [rows, row, viewer, pathname, search]);

  useEffect(() => {
    if (userId !== undefined) keepTabs(userId, tabs.map(keptTab));
  }, [userId, tabs]);

  return {
    tabs,
    show: (name) => {
      const tab = tabs.find((one) => one.name === name);
      void navigate(tab?.address ?? home);
    },
    close: (names) => {
      if (names.includes(row.name)) {
        closing.current = row.name;
        void navigate(tabAfterClosing(tabs, row.name, names)?.address ?? home);
      }
      act({ type: 'close', names });
    },
  };
}
