import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { DURATION_MS, useNotices } from '../../notices/index.ts';
import { useSetting, useSettings } from '../../settings/index.ts';
import type { List } from '../use-list.ts';

const View = z.object({ name: z.string(), at: z.record(z.string(), z.string()), hidden: z.string() });
const Kept = z.object({ views: z.array(View), first: z.string() });
type Kept = z.output<typeof Kept>;

/** A look of a list under a name of the person's own: filters, order, columns. */
export type View = z.output<typeof View>;

/** As long as a setting may be. */
const LONGEST = 2_000;
const NONE: Kept = { views: [], first: '' };

function keptOf(text: string): Kept {
  try {
    return z.safeParse(Kept, JSON.parse(text)).data ?? NONE;
  } catch {
    return NONE;
  }
}

export type ViewedList = Pick<List<unknown>, 'name' | 'look' | 'show'>;

/** The views that a person keeps of a list, with their account; the default one is shown where the address asks for nothing. */
export function useViews({ name, look, show }: ViewedList) {
  const { t } = useLingui();
  const notices = useNotices();
  const { search } = useLocation();
  const known = useSettings() !== undefined;
  const [text, setText] = useSetting(`views.${name}`, '');
  const { views, first } = keptOf(text);

  const openUsual = useEffectEvent(() => {
    const usual = views.find((view) => view.name === first);
    if (usual && search === '') show(usual);
  });
  useEffect(() => {
    if (known) openUsual();
  }, [known]);

  const keep = (kept: Kept): boolean => {
    const next = JSON.stringify(kept);
    const fits = next.length <= LONGEST;
    if (fits) setText(next);
    else notices.show({ tone: 'caution', text: t`保存的视图太多，请先删除不用的`, durationMs: DURATION_MS.business });
    return fits;
  };
  const without = (one: string) => views.filter((view) => view.name !== one);
  return {
    views,
    /** Name of the view that the list opens with; "" for none. */
    first,
    show,
    /** Keeps the list as it looks now; a view of that name is replaced. False where there is no room. */
    save: (one: string) => keep({ views: [...without(one), { name: one, ...look }], first }),
    rename: (from: string, to: string) =>
      keep({
        views: views.flatMap((view) => (view.name === from ? [{ ...view, name: to }] : view.name === to ? [] : [view])),
        first: first === from ? to : first,
      }),
    remove: (one: string) => keep({ views: without(one), first: first === one ? '' : first }),
    /** The list opens with this view; "" for none. */
    openWith: (one: string) => keep({ views, first: one }),
  };
}

export type Views = ReturnType<typeof useViews>;
