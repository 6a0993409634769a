import { formatMoney, toChineseCapitals, type Fen } from '@lianxin/domain';
import { Amount, CircleCheckIcon, Panel, Timeline } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface NextStep {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
}

export interface HandedInProps {
  readonly amount: Fen;
  /** The number and the recipient. */
  readonly summary: ReactNode;
  /** What is reserved from now on. */
  readonly holds: string;
  /** The steps after the reviewer's approval, in order. */
  readonly next: readonly NextStep[];
  /** Buttons to follow it and to begin another one. */
  readonly acts: ReactNode;
  /** The submitted items, if there are several. @default none */
  readonly children?: ReactNode;
}

/** The result of a submission: amount, number, next steps and links. */
export function HandedIn({ amount, summary, holds, next, acts, children }: HandedInProps) {
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
            <p className="text-sm text-ink-muted">{summary}</p>
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
  /** The company that signs for it after the approval. */
  readonly signer: string;
  /** What happens if nobody signs for it in time. */
  readonly unsigned: string;
  /** The last step and its result. */
  readonly effect: Omit<NextStep, 'key'>;
}

export function useSigningSteps(): (steps: SigningSteps) => readonly NextStep[] {
  const { t } = useLingui();
  return ({ signer, unsigned, effect }) => [
    { key: 'sign', title: t`${signer}签收`, detail: unsigned },
    { key: 'effect', ...effect },
  ];
}
