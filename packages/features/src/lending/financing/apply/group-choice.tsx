import { formatMoney } from '@lianxin/domain';
import { Banner, Panel, RadioGroup } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { availableIn } from '../../funding/index.ts';
import type { PieceGroup } from './use-application.ts';

export interface GroupChoiceProps {
  readonly groups: readonly PieceGroup[];
  readonly current: string | undefined;
  readonly onChange: (key: string) => void;
}

/** Explains that the chosen pieces need several applications, and asks which one comes first. */
export function GroupChoice({ groups, current, onChange }: GroupChoiceProps) {
  const { t } = useLingui();
  const count = groups.length;
  return (
    <Panel title={t`本次申请哪一组`}>
      <Banner tone="info" className="mb-3">
        <Trans>
          一次申请只能包含同一开立方、同一到期日的凭证。所选凭证分属 {count} 组，须分 {count} 次申请；提交这一组后可以接着申请其余各组。
        </Trans>
      </Banner>
      <RadioGroup
        aria-label={t`本次申请哪一组`}
        orientation="vertical"
        value={current ?? null}
        onValueChange={onChange}
        options={groups.map(({ key, pieces }) => ({
          value: key,
          label: (
            <span className="flex flex-wrap gap-x-3 tabular-nums">
              <span>{pieces[0]?.issuer.name}</span>
              <span>{pieces[0]?.dueOn}</span>
              <span className="text-ink-muted">
                <Plural value={pieces.length} other="# 笔" /> {formatMoney(availableIn(pieces))}
              </span>
            </span>
          ),
        }))}
      />
    </Panel>
  );
}
