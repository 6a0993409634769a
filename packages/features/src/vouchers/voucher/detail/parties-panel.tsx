import { Descriptions, Panel } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useParties } from '../../../platform/terms/index.ts';

interface Named {
  readonly name: string;
  readonly creditCode: string | null;
}

export interface PartiesPanelProps {
  readonly issuer: Named;
  /** Who transferred it; undefined where it comes from its issuer. */
  readonly sender: Named | undefined;
  readonly holder: Named;
  /** It only waits for the holder's signature, so that they hold nothing yet. @default false */
  readonly offered?: boolean;
  /** The level of its heading. @default 3 */
  readonly level?: 2 | 3;
}

/** Who a voucher is between: who promises to pay, who passed it on, who holds it or is to sign for it. */
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
