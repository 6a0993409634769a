import { formatMoney, mergedSupplier } from '@lianxin/domain';
import { Banner, Descriptions } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Supplier } from '../supplier-terms.ts';

interface Pair {
  readonly leaving: Supplier;
  readonly staying: Supplier;
}

/** What moves to the remaining supplier, and what stays. */
export function MergePreview({ leaving, staying }: Pair) {
  const { t } = useLingui();
  const id = useId();
  const noteWords = useNoteWords({ leaving, staying });
  /** The remaining supplier keeps its values; missing ones are taken over. */
  const words = (own: string | undefined, other: string | undefined): string => {
    if (own !== undefined) return other === undefined || other === own ? own : t`${own}（保留现有，不用 ${other}）`;
    return other === undefined ? '—' : t`${other}（转入）`;
  };
  const term = ({ usualTermDays }: Supplier) => (usualTermDays === null ? undefined : String(usualTermDays));
  const quota = (one: Supplier) => (one.quota === null ? undefined : formatMoney(one.quota));
  const [from, into] = [leaving.name, staying.name];
  return (
    <>
      <section className="flex flex-col gap-2 rounded-md bg-surface-inset p-3" aria-labelledby={id}>
        <h3 id={id} className="text-sm font-semibold">
          <Trans>合并后的{into}</Trans>
        </h3>
        <Descriptions
          items={[
            { label: t`备注`, value: noteWords },
            { label: t`常用期限（天）`, value: words(term(staying), term(leaving)) },
            { label: t`提醒额度（元）`, value: words(quota(staying), quota(leaving)) },
          ]}
        />
      </section>
      <Banner tone="caution">
        <p>
          <Trans>
            {from}停用，不能再向其开立或转让，并注明已合并到{into}；可以重新启用，已转入的内容保留。
          </Trans>
        </p>
        <p>
          <Trans>在途链信、合同、发票、往来记录和收款账户属于{from}这一法人，不转移。</Trans>
        </p>
      </Banner>
    </>
  );
}

/** How the notes are merged. */
function useNoteWords({ leaving, staying }: Pair) {
  const { t } = useLingui();
  const { note, noteFits } = mergedSupplier(staying, leaving);
  const from = leaving.name;
  if (!noteFits) return t`两条备注合计超过 200 个字，保留现有的；${from}的备注仍在其详情中`;
  return note === '' ? '—' : <span className="whitespace-pre-wrap">{note}</span>;
}
