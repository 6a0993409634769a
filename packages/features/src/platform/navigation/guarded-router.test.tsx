import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { GuardedRouter } from './guarded-router.tsx';
import { beginAt } from './history-entry.ts';
import { guardLeaving } from './leave-guard.ts';
import { useQueryState } from './query-state.ts';

const moves: { navigate: NavigateFunction } = { navigate: () => undefined };
const navigate = (to: string) => moves.navigate(to);

function Probe() {
  const own = useNavigate();
  useEffect(() => {
    moves.navigate = own;
  }, [own]);
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Navigates while the page is still being mounted. */
function Hasty() {
  useLayoutEffect(() => window.history.pushState(null, '', '#/c'), []);
  return null;
}

const shown = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '#/a');
  render(
    <GuardedRouter>
      <Probe />
    </GuardedRouter>,
  );
});

describe('addresses after the hash', () => {
  it('shows the initial address, and later ones', () => {
    expect(shown()).toBe('/a');
    act(() => void navigate('/b?id=7'));
    expect(shown()).toBe('/b?id=7');
    expect(window.location.hash).toBe('#/b?id=7');
  });

  it('follows navigation from before it listened', () => {
    render(
      <GuardedRouter>
        <Hasty />
        <Probe />
      </GuardedRouter>,
    );
    expect(shown()).toBe('/c');
  });

  it('does not overwrite the entry made by signing in', () => {
    beginAt('/c');
    const written = vi.spyOn(window.history, 'replaceState');
    render(
      <GuardedRouter>
        <Probe />
      </GuardedRouter>,
    );
    expect(shown()).toBe('/c');
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('follows the back button', async () => {
    act(() => void navigate('/b'));
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toBe('/a'));
  });
});

describe('a query drawn in a transition', () => {
  const QUERY = { search: '', page: '1' } as const;
  const list: { change?: ReturnType<typeof useQueryState<keyof typeof QUERY>>[1] } = {};
  function List() {
    const [, change] = useQueryState(QUERY);
    useEffect(() => {
      list.change = change;
    }, [change]);
    return null;
  }
  beforeEach(() => {
    render(
      <GuardedRouter>
        <List />
        <Probe />
      </GuardedRouter>,
    );
  });

  it('enters the address at once, for the next change', () => {
    act(() => {
      startTransition(() => list.change?.({ search: 'LX1' }));
      expect(window.location.hash).toBe('#/a?search=LX1');
      startTransition(() => list.change?.({ page: '2' }));
    });
    expect(shown()).toBe('/a?search=LX1&page=2');
  });

  it('does not override a navigation meanwhile', () => {
    act(() => {
      startTransition(() => list.change?.({ search: 'LX1' }));
      void navigate('/b');
    });
    expect(shown()).toBe('/b');
    expect(window.location.hash).toBe('#/b');
  });
});

describe('with unsaved work', () => {
  it('asks before another page and continues on confirmation', () => {
    let leave: (() => void) | undefined;
    const release = guardLeaving((go) => (leave = go));
    act(() => void navigate('/b'));
    expect(shown()).toBe('/a');
    release();
    act(() => leave?.());
    expect(shown()).toBe('/b');
  });

  it('does not ask within the page', () => {
    const release = guardLeaving(() => undefined);
    act(() => void navigate('/a?id=7'));
    expect(shown()).toBe('/a?id=7');
    release();
  });

  it('delays the back button as well', async () => {
    act(() => void navigate('/b'));
    let leave: (() => void) | undefined;
    const release = guardLeaving((go) => (leave = go));
    act(() => window.history.back());
    await waitFor(() => expect(leave).toBeDefined());
    await waitFor(() => expect(window.location.hash).toBe('#/b'));
    expect(shown()).toBe('/b');
    release();
    act(() => leave?.());
    await waitFor(() => expect(shown()).toBe('/a'));
  });
});
