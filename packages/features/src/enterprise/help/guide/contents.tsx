import { useLingui } from '@lingui/react/macro';
import type { useGuide } from './use-guide.ts';

export interface ContentsProps {
  readonly guide: ReturnType<typeof useGuide>;
  readonly currentId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Chapters by heading, the self-check, and references with the number of matches. */
export function Contents({ guide, currentId, onOpen }: ContentsProps) {
  const { t, i18n } = useLingui();
  const references: readonly { readonly id: string; readonly label: string; readonly count?: number }[] = [
    { id: 'device', label: t`签名设备自检` },
    { id: 'glossary', label: t`名词解释`, count: guide.glossary.length },
    { id: 'faq', label: t`错误码与处理办法`, count: guide.faq.length },
  ];
  const entry = (id: string, label: string, count?: number) => (
    <ContentsEntry key={id} label={label} count={count} current={id === currentId} onOpen={() => onOpen(id)} />
  );
  return (
    <nav aria-label={t`目录`} className="py-2">
      {guide.parts.map(({ title, chapters }) => (
        <section key={title} aria-label={title}>
          <h2 className="px-4 pt-2 pb-1 text-xs text-ink-faint">{title}</h2>
          <ul>{chapters.map((chapter) => entry(chapter.id, i18n._(chapter.title)))}</ul>
        </section>
      ))}
      <h2 className="px-4 pt-2 pb-1 text-xs text-ink-faint">{t`查阅`}</h2>
      <ul>{references.map(({ id, label, count }) => entry(id, label, count))}</ul>
    </nav>
  );
}

export interface ContentsEntryProps {
  readonly label: string;
  readonly count?: number | undefined;
  readonly current: boolean;
  readonly onOpen: () => void;
}

export const ContentsEntry = ({ label, count, current, onOpen }: ContentsEntryProps) => (
  <li>
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      className="flex min-h-9 w-full items-center gap-2 px-4 py-1.5 text-left text-sm hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent max-tablet:min-h-11"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="text-xs text-ink-faint tabular-nums">{count}</span>}
    </button>
  </li>
);
