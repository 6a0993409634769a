import { formatMoney, shanghaiMinute, toChineseCapitals, type Fen } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Term } from '../../terms/index.ts';
import { TermBadge } from '../cells.tsx';

export interface RecordHeadProps {
  readonly term: Term;
  readonly number: string;
  readonly makerName: string;
  /** Time of submission; null before. */
  readonly submittedAt: string | null;
  readonly amount: Fen;
  /** Further facts in one line. @default none */
  readonly children?: ReactNode;
  /** At the end of the first line, such as a document to download. @default nothing */
  readonly aside?: ReactNode;
}

export function RecordHead({ term, number, makerName, submittedAt, amount, children, aside }: RecordHeadProps) {
  const submitted = submittedAt === null ? undefined : shanghaiMinute(submittedAt);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <TermBadge term={term} />
        <span className="tabular-nums">{number}</span>
        {submitted !== undefined && (
          <span>
            <Trans>
              由 {makerName} 于 {submitted} 提交
            </Trans>
          </span>
        )}
        {aside !== undefined && <span className="ml-auto flex flex-wrap justify-end gap-2">{aside}</span>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Amount size="3xl" currency="¥" value={formatMoney(amount)} className="max-tablet:text-2xl" />
        <span lang="zh-CN" className="font-instrument text-md font-semibold">
          {toChineseCapitals(amount, { prefix: true })}
        </span>
      </div>
      {children !== undefined && <p className="text-sm text-ink-muted tabular-nums">{children}</p>}
    </div>
  );
}
