import { usePlace, type Place } from '../../../platform/navigation/index.ts';
import { Anchor } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

export interface SeeAllProps {
  /** Key of the screen that shows all of what the list shows the latest of. */
  readonly screen: Place;
  readonly onLeave: () => void;
}

/** The last line of a list under an icon of the header: leads to the page; nothing where the person has no such page. */
export function SeeAll({ screen, onLeave }: SeeAllProps) {
  const to = usePlace()(screen);
  if (to === undefined) return null;
  return (
    <Anchor
      href={to}
      onClick={onLeave}
      className="flex min-h-11 items-center justify-center border-t border-line text-sm text-accent no-underline hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      <Trans>查看全部</Trans>
    </Anchor>
  );
}
