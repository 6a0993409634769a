import { EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { useGuide } from './use-guide.ts';

type Guide = ReturnType<typeof useGuide>;

export function Glossary({ entries }: { readonly entries: Guide['glossary'] }) {
  const { t } = useLingui();
  if (entries.length === 0) return <EmptyState title={t`没有相关的名词`} />;
  return (
    <article>
      <h2 className="text-xl font-semibold">
        <Trans>名词解释</Trans>
      </h2>
      <dl className="mt-4 flex flex-col gap-4">
        {entries.map(({ id, term, meaning }) => (
          <div key={id}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-0.5 text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** All refusals by code, with advice. */
export function Faq({ entries }: { readonly entries: Guide['faq'] }) {
  const { t } = useLingui();
  if (entries.length === 0) return <EmptyState title={t`没有相关的错误码`} />;
  return (
    <article>
      <h2 className="text-xl font-semibold">
        <Trans>错误码与处理办法</Trans>
      </h2>
      <dl className="mt-4 flex flex-col divide-y divide-line">
        {entries.map(({ code, sentence, advice }) => (
          <div key={code} className="grid gap-x-4 gap-y-0.5 py-3 tablet:grid-cols-[64px_minmax(0,1fr)]">
            <dt className="font-mono text-sm text-ink-faint">{code}</dt>
            <dd>
              <p className="font-semibold">{sentence}</p>
              <p className="mt-0.5 text-sm text-ink-muted">{advice}</p>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
