import { formatMoney, toChineseCapitals, type Fen } from '@lianxin/domain';
import { Amount, CircleCheckIcon, Panel, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A step that is still to come. */
export interface NextStep {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
}

export interface HandedInProps {
  readonly amount: Fen;
  /** Under which number, and to whom. */
  readonly told: ReactNode;
  /** What is set aside for it from now on. */
  readonly holds: string;
  /** What comes once the reviewer has passed it, in its order. */
  readonly next: readonly NextStep[];
  /** Where to follow it, and the next one. */
  readonly acts: ReactNode;
  /** What was handed in, line by line, where there are several. @default nothing */
  readonly children?: ReactNode;
}

/** An application is with the reviewer: how much, under which number, what happens next and where to follow it. */
export function HandedIn({ amount, told, holds, next, acts, children }: HandedInProps) {
  const { t } = useLingui();
  return (
    <Panel flush>
      <div className="mx-auto flex max-w-160 flex-col gap-6 px-4 py-8" role="status">
        <div className="flex items-start gap-3">
          <CircleCheckIcon aria-hidden className="mt-1 size-6 flex-none text-positive" />
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">
              <Trans>已提交复核</Trans>
            </h2>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Amount size="lg" currency="¥" value={formatMoney(amount)} />
              <span lang="zh-CN" className="font-instrument text-sm">
                {toChineseCapitals(amount, { prefix: true })}
              </span>
            </p>
            <p className="text-sm text-ink-muted">{told}</p>
          </div>
        </div>
        <Timeline
          entries={[
            { key: 'submit', title: t`提交复核`, detail: holds, state: 'done' },
            { key: 'review', title: t`本企业审核岗复核`, detail: t`审核岗已收到待办；复核前可以撤回或催办`, state: 'now' },
            ...next.map((step) => ({ ...step, state: 'todo' as const })),
          ]}
        />
        <div className="flex flex-wrap gap-3">{acts}</div>
      </div>
      {children !== undefined && <div className="border-t border-line">{children}</div>}
    </Panel>
  );
}

export interface SigningSteps {
  /** Whoever signs for it once the reviewer has passed it. */
  readonly signer: string;
  /** What becomes of what is set aside where nobody signs for it in time. */
  readonly unsigned: string;
  /** What the last step is, and what it brings. */
  readonly effect: Omit<NextStep, 'key'>;
}

/** The steps of what a recipient has to sign for. */
export function useSigningSteps(): (steps: SigningSteps) => readonly NextStep[] {
  const { t } = useLingui();
  return ({ signer, unsigned, effect }) => [
    { key: 'sign', title: t`${signer}签收`, detail: unsigned },
    { key: 'effect', ...effect },
  ];
}
