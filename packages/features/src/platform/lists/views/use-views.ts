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

/** A named view of a list: filters, order, columns. */
export type View = z.output<typeof View>;

/** Maximum length of a setting. */
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

/** The views saved with a person's account; the default one applies if the address has no filters. */
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
    /** Name of the default view; "" for none. */
    first,
    show,
    /** Saves the present view, replacing one with that name. False if there is no room. */
    save: (one: string) => keep({ views: [...without(one), { name: one, ...look }], first }),
    rename: (from: string, to: string) =>
      keep({
        views: views.flatMap((view) => (view.name === from ? [{ ...view, name: to }] : view.name === to ? [] : [view])),
        first: first === from ? to : first,
      }),
    remove: (one: string) => keep({ views: without(one), first: first === one ? '' : first }),
    /** Sets the default view; "" for none. */
    openWith: (one: string) => keep({ views, first: one }),
  };
}

export type Views = ReturnType<typeof useViews>;
