import type { Check } from '@lianxin/api/contract';
import type { Verification } from '@lianxin/domain';
import { CheckList, Panel, TextLink } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { PlaceLink, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { CheckTally, RuleNote, type CheckWords } from '../../../platform/terms/index.ts';

export interface ChecksPanelProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly wordsOf: (check: Check) => CheckWords;
}

/** The filter of the invoice list for unverified invoices. */
const UNCHECKED: Verification = 'unchecked';
const isUnverified = ({ code, level }: Check): boolean => code === 'invoiceUse' && level === 'warn';

/** The live checks with their rules and remedies. People who may verify invoices get a link to the unverified ones. */
export function ChecksPanel({ title, checks, wordsOf }: ChecksPanelProps) {
  const place = usePlace();
  const verifies = usePermission('trade.edit') && place('tradePapers.papers') !== undefined;
  const verify = (
    <TextLink asChild>
      <PlaceLink to="tradePapers.papers" query={{ verification: UNCHECKED }}>
        <Trans>去查验发票</Trans>
      </PlaceLink>
    </TextLink>
  );
  return (
    <Panel title={title} extra={<CheckTally checks={checks} />}>
      <CheckList
        className="-my-2"
        items={checks.map((check) => {
          const { text, figure, detail } = wordsOf(check);
          return {
            id: check.code,
            status: check.level,
            label: text,
            value: figure,
            sub: verifies && isUnverified(check) ? verify : detail,
            rule: <RuleNote rule={check.rule} />,
          };
        })}
      />
    </Panel>
  );
}

/** The sentences of the checks that block the submission. */
export const missingSentences = (checks: readonly Check[], wordsOf: ChecksPanelProps['wordsOf']): readonly string[] => [
  ...new Set(
    checks.flatMap((check) => {
      const { text, detail } = wordsOf(check);
      if (check.level === 'pending') return [text];
      return check.level === 'fail' ? [detail ?? text] : [];
    }),
  ),
];
