import { Button, CircleCheckIcon, CircleXIcon, ClockIcon, cn, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlaceLink } from '../../../platform/navigation/index.ts';
import { GuideButton } from '../guide/guide-button.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import { SupportLink } from './support-link.tsx';

const FACES = {
  waiting: { icon: ClockIcon, color: 'bg-info-soft text-info-ink' },
  rejected: { icon: CircleXIcon, color: 'bg-critical-soft text-critical-ink' },
  approved: { icon: CircleCheckIcon, color: 'bg-positive-soft text-positive-ink' },
} as const;

export interface ResultFrameProps {
  readonly face: keyof typeof FACES;
  readonly title: ReactNode;
  /** What it means, in one or two sentences. */
  readonly text: ReactNode;
  /** The next act besides going home. */
  readonly action?: ReactNode;
  /** Offers the guide. @default true */
  readonly guided?: boolean;
  readonly children?: ReactNode;
}

/** The result of a submission and the next steps. */
export function ResultFrame({ face, title, text, action, guided = true, children }: ResultFrameProps) {
  const { icon: Icon, color } = FACES[face];
  return (
    <NarrowPage>
      <Panel>
        <div className="flex flex-col gap-6 p-4 max-tablet:p-0">
          <div className="flex items-start gap-4">
            <span className={cn('grid size-11 flex-none place-items-center rounded-full', color)}>
              <Icon aria-hidden className="size-5.5" />
            </span>
            <div role="status">
              <h1 className="text-xl font-semibold">{title}</h1>
              <p className="mt-1 text-md text-ink-muted">{text}</p>
            </div>
          </div>
          {children}
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5 max-tablet:flex-col max-tablet:items-stretch">
            {action}
            <Button asChild>
              <PlaceLink to="home.home">
                <Trans>返回首页</Trans>
              </PlaceLink>
            </Button>
            {guided && <GuideButton />}
            <SupportLink />
          </div>
        </div>
      </Panel>
    </NarrowPage>
  );
}
