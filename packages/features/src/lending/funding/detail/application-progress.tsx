import { Banner } from '@lianxin/ui';
import type { ReactNode } from 'react';
import type { FundingDetail } from '../kinds.ts';
import { Moves } from './moves.tsx';
import { Registration } from './registration.tsx';
import { StageSteps, type WayProps } from './stage-bar.tsx';

export interface ApplicationProgressProps {
  readonly application: FundingDetail;
  readonly way: WayProps;
  /** Who asked to know more: "资金方要求补充". */
  readonly asker: string;
  /** How far those are whose word it needs. @default nothing */
  readonly agreeing?: ReactNode;
  /** What follows its registration. @default nothing */
  readonly children?: ReactNode;
}

/** How far an application is: its stage, whose move it is and since when, what was asked, and its registration. */
export function ApplicationProgress({ application, way, asker, agreeing, children }: ApplicationProgressProps) {
  const { waitingFor, questions, registration } = application;
  return (
    <>
      <StageSteps {...way} />
      <Moves waitingFor={waitingFor} />
      {questions !== null && (
        <Banner tone="caution" title={asker}>
          {questions}
        </Banner>
      )}
      {agreeing}
      {registration && <Registration registration={registration} />}
      {children}
    </>
  );
}
