import type { Check } from '@lianxin/api/contract';
import { CheckList, Panel } from '@lianxin/ui';
import { CheckTally, type CheckWords } from '../../terms/index.ts';

export interface ChecksPanelProps {
  readonly title: string;
  readonly checks: readonly Check[];
  /** The sentence of a check, in the words of its kind of application. */
  readonly wordsOf: (check: Check) => CheckWords;
}

/** The live checks, each with its rule and, where it does not pass, what to do. */
export function ChecksPanel({ title, checks, wordsOf }: ChecksPanelProps) {
  return (
    <Panel title={title} extra={<CheckTally checks={checks} />}>
      <CheckList
        className="-my-2"
        items={checks.map((check) => {
          const { text, figure, detail } = wordsOf(check);
          return { id: check.code, status: check.level, label: text, value: figure, sub: detail, rule: check.rule };
        })}
      />
    </Panel>
  );
}

/** What stands between a form and its submission, in the words of its checks. */
export const lackingOf = (checks: readonly Check[], wordsOf: ChecksPanelProps['wordsOf']): readonly string[] => [
  ...new Set(
    checks.flatMap((check) => {
      const { text, detail } = wordsOf(check);
      if (check.level === 'pending') return [text];
      return check.level === 'fail' ? [detail ?? text] : [];
    }),
  ),
];
