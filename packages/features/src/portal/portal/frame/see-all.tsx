import { usePlace, type Place } from '../../../platform/navigation/index.ts';
import { Anchor } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

export interface SeeAllProps {
  readonly screen: Place;
  readonly onLeave: () => void;
}

/** The last item of a header list: links to the page, if the person has it. */
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
