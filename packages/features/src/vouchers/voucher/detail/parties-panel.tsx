import { Descriptions, Panel } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useParties } from '../../../platform/terms/index.ts';

interface Named {
  readonly name: string;
  readonly creditCode: string | null;
}

export interface PartiesPanelProps {
  readonly issuer: Named;
  /** Undefined if it comes from the issuer. */
  readonly sender: Named | undefined;
  readonly holder: Named;
  /** Offered only: the holder has yet to sign. @default false */
  readonly offered?: boolean;
  /** Heading level. @default 3 */
  readonly level?: 2 | 3;
}

export function PartiesPanel({ issuer, sender, holder, offered = false, level = 3 }: PartiesPanelProps) {
  const { t } = useLingui();
  const { label } = useParties();
  const parties = [
    { id: 'issuer', label: t`${{ issuer: label('issuance', 'from') }}（到期付款）`, party: issuer },
    ...(sender ? [{ id: 'sender', label: label('transfer', 'from'), party: sender }] : []),
    { id: 'holder', label: offered ? label(sender ? 'transfer' : 'issuance', 'to') : t`持有方`, party: holder },
  ];
  return (
    <Panel title={t`当事方`} level={level}>
      <Descriptions
        columns={2}
        items={parties.flatMap(({ id, label: name, party }) => [
          { id, label: name, value: party.name },
          { id: `${id}-code`, label: t`信用代码`, value: party.creditCode ?? '—' },
        ])}
      />
    </Panel>
  );
}
